import { useState } from "react";
import { button } from "../kit";
import type { PictureToShare } from "./draw-picture";

/** Offers a picture, drawn on this device: nothing is sent before the person sends it. */
export function SharePicture({ picture }: { picture: PictureToShare }) {
  const [said, setSaid] = useState("");
  const share = async () => {
    try {
      const { sharePicture } = await import("./draw-picture");
      setSaid(await sharePicture(picture));
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
