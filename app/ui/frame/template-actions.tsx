import { useState } from "react";
import { button, copyText } from "../kit";

export function TemplateActions({ textOf }: { textOf: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => setSaid(await copyText(document.querySelector<HTMLElement>(textOf)?.innerText ?? ""));
  return (
    <div className="js-only print:hidden">
      <p className="row flex-wrap">
        <button type="button" className={button("quiet")} onClick={() => void copy()}>
          Text kopieren
        </button>
        <button type="button" className={button("quiet")} onClick={() => window.print()}>
          Drucken
        </button>
      </p>
      <p className="text-sm text-soft" role="status">
        {said}
      </p>
    </div>
  );
}
