import { isName, nameRefusal } from "../account/registration";
import type { Message } from "../messages/messages";
import { CHOSEN_FIGURES, WEEK_FIGURES, SHOWN_SENTENCE_MAX, type Figure } from "./companion";

/** Fields of the companion form, as typed. */
export interface TypedCompanion {
  name: string;
  figures: readonly Figure[];
  sentence: string;
}

export type CompanionErrors = Partial<Record<keyof TypedCompanion, Message>>;

export interface ShownToCompanion {
  shownName: string;
  figures: readonly Figure[];
  sentence: string;
}

/** Changes by the form of /begleitung; errors by field where a value does not fit. */
export function readCompanionForm({
  name,
  figures: chosen,
  sentence,
}: TypedCompanion): { ok: true; shown: ShownToCompanion } | { ok: false; errors: CompanionErrors } {
  const figures = WEEK_FIGURES.filter((figure) => chosen.includes(figure));
  const errors: CompanionErrors = {
    ...(isName(name) ? {} : { name: nameRefusal(name) }),
    ...(figures.length === CHOSEN_FIGURES ? {} : { figures: NOT_THREE }),
    ...(sentence.length <= SHOWN_SENTENCE_MAX ? {} : { sentence: SENTENCE_TOO_LONG }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, shown: { shownName: name, figures, sentence } };
}

const NOT_THREE: Message = {
  title: "Genau drei",
  description: "Such dir drei Zahlen aus, nicht mehr und nicht weniger.",
};

export const SENTENCE_TOO_LONG: Message = {
  title: "Zu lang",
  description: `Höchstens ${SHOWN_SENTENCE_MAX} Zeichen, das sind zwei kurze Sätze.`,
};

export const UNSEEN_MARKS: Message = {
  title: "Bitte ohne unsichtbare Zeichen",
  description: "Sie kommen oft mit, wenn man Text einfügt. Tipp ihn neu ein.",
};

export const NO_ANSWER: Message = {
  title: "Noch leer",
  description: "Schreib einen Satz, oder nimm eine der vier Antworten.",
};
