/** Figures that can be counted for a companion; a learner chooses three. */
export const WEEK_FIGURES = ["tasks", "missions", "days", "evenings", "asked", "talked", "rungs"] as const;
export type Figure = (typeof WEEK_FIGURES)[number];
export const CHOSEN_FIGURES = 3;

interface FigureWords {
  /** Name of the figure, without a number. */
  label: string;
  one: string;
  many: string;
}

export const FIGURE_WORDS: Readonly<Record<Figure, FigureWords>> = {
  tasks: { label: "Aufgaben erledigt", one: "Aufgabe erledigt", many: "Aufgaben erledigt" },
  missions: { label: "Missionen abgeschlossen", one: "Mission abgeschlossen", many: "Missionen abgeschlossen" },
  days: { label: "Tage mit Fortschritt", one: "Tag mit Fortschritt", many: "Tage mit Fortschritt" },
  evenings: { label: "Abende wie geplant", one: "Abend wie geplant", many: "Abende wie geplant" },
  asked: { label: "Anfragen gesendet", one: "Anfrage gesendet", many: "Anfragen gesendet" },
  talked: { label: "Gespräche", one: "Gespräch", many: "Gespräche" },
  rungs: { label: "Stufen auf dem Weg", one: "Stufe auf dem Weg", many: "Stufen auf dem Weg" },
};

/** „Aufgaben erledigt“ below a 2. */
export const sayFigure = (figure: Figure, count: number): string => FIGURE_WORDS[figure][count === 1 ? "one" : "many"];

/** Answers that a companion picks with one click. */
export const PICKS = ["proud", "strong", "again", "call"] as const;
export type Pick = (typeof PICKS)[number];

export const PICK_WORDS: Readonly<Record<Pick, string>> = {
  proud: "Ich bin stolz auf dich.",
  strong: "Stark. Genau so weiter.",
  again: "Neue Woche, neuer Anlauf.",
  call: "Ruf mich an, wenn du reden magst.",
};

/** A companion's answer: one of the picks, or a sentence of their own. */
export interface CompanionAnswer {
  pick: Pick | null;
  reply: string;
}

export const sayCompanionAnswer = ({ pick, reply }: CompanionAnswer): string => `„${pick ? PICK_WORDS[pick] : reply}“`;

/** Signs of a sentence, of the learner's and of the answer. */
export const SHOWN_SENTENCE_MAX = 200;

/** Lifetime of an invitation, and of the mail that asks whether its address is right. */
export const INVITATION_DAYS = 14;
export const CONFIRMATION_DAYS = 2;
/** Days for which an answer is shown. */
export const ANSWER_DAYS = 7;
