import { useState } from "react";
import { SENT_FRAGMENT } from "~/domain/contacts/address";
import { button, copyText } from "../kit";
import { ButtonColumns } from "./button-columns";

interface TemplateActionsProps {
  textOf: string;
  /** Address of the printable sheet. */
  print: string;
  files: { to: string; label: string }[];
}

export function TemplateActions({ textOf, print, files }: TemplateActionsProps) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    const text = document.querySelector<HTMLElement>(textOf);
    const isFilled = text?.querySelector("[data-blank]");
    const read = text && isFilled ? (await import("../blanks/live")).filledText(text) : text?.innerText;
    setSaid(await copyText(read ?? ""));
    // Shown when the text is meant for another person.
    document.getElementById(SENT_FRAGMENT)?.focus();
  };
  return (
    <div className="print:hidden">
      <ButtonColumns>
        <button type="button" className={button("quiet", "js-only")} onClick={() => void copy()}>
          Text kopieren
        </button>
        <a className={button("quiet")} href={print}>
          Drucken
        </a>
        {files.map(({ to, label }) => (
          <a key={to} className={button("quiet")} href={to} download>
            {label}
          </a>
        ))}
      </ButtonColumns>
      <p className="text-sm text-soft" role="status">
        {said}
      </p>
    </div>
  );
}
