import { useState } from "react";
import { button } from "../kit";
import type { PictureOfType } from "./draw-picture";

/** Offers a picture of the type, drawn on this device: nothing is sent before the person sends it. */
export function SharePicture({ type }: { type: PictureOfType }) {
  const [said, setSaid] = useState("");
  const share = async () => {
    try {
      const { sharePicture } = await import("./draw-picture");
      setSaid(await sharePicture(type));
    } catch {
      setSaid("Das Bild ließ sich gerade nicht zeichnen.");
    }
  };
  return (
    <>
      <button type="button" className={button("quiet", "js-only")} onClick={() => void share()}>
        Als Bild teilen
      </button>
      <span role="status" className="text-note text-soft empty:hidden">
        {said}
      </span>
    </>
  );
}
