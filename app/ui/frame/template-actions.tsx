import { useState } from "react";
import { copyText } from "../kit";

/** What somebody does with a template: take its text along, or print it. */
export function TemplateActions({ textOf }: { textOf: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => setSaid(await copyText(document.querySelector<HTMLElement>(textOf)?.innerText ?? ""));
  return (
    <div className="no-print js-only">
      <p className="row wrap">
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          Text kopieren
        </button>
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          Drucken
        </button>
      </p>
      <p className="small muted" role="status">
        {said}
      </p>
    </div>
  );
}
