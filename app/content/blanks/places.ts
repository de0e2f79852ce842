import type { ReactNode } from "react";
import { BOXES } from "~/domain/blanks/say-blank";
import { choicesOf, type BlankKind } from "~/domain/blanks/blank";

/** Attributes of a blank's place in a compiled text; `name`: its template's id and its own. */
export const blankPlace = ({ name, kind, word, choices }: BlankPlace) => ({
  "data-feld": name,
  "data-art": kind,
  ...(word && { "data-wort": word }),
  ...(choices && { "data-wahl": choicesOf(choices).join("|") }),
});

interface BlankPlace {
  name: string;
  kind: BlankKind;
  word: string;
  choices: string;
}

/** Text of an empty blank: its label in brackets, or a box. */
export const emptyBlank = (kind: BlankKind, label: ReactNode): ReactNode =>
  kind === "haken" ? BOXES.open : ["[", label, "]"];
