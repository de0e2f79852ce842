import type { Message } from "../messages/messages";
import { ASKED_MAX, DECISIONS, OWN_REASON_MAX, type Decided, type Experiment, type Result } from "./experiment";

/** Fields of the forms of an experiment, as they are typed. */
export type ExperimentValues = Readonly<
  Partial<Record<"threshold" | "hits" | "asked" | "decision" | "sentence", string>>
>;

/** The field that is wrong, and its error. */
export interface WrongField {
  field: keyof ExperimentValues;
  error: Message;
}

type Read<Value> = { ok: true; value: Value } | ({ ok: false } & WrongField);

const wrong = (field: keyof ExperimentValues, error: Message) => ({ ok: false, field, error }) as const;

const wholeNumber = (typed: string, least: number, most: number): number | null => {
  const text = typed.trim();
  const number = Number(text);
  return /^\d{1,4}$/.test(text) && number >= least && number <= most ? number : null;
};

export function readThreshold(typed: string, { of }: Pick<Experiment, "of">): Read<number> {
  const threshold = wholeNumber(typed, 1, of);
  return threshold === null ? wrong("threshold", thresholdWrong(of)) : { ok: true, value: threshold };
}

export function readCounts({ hits = "", asked = "" }: ExperimentValues): Read<Result> {
  const all = wholeNumber(asked, 1, ASKED_MAX);
  const yes = wholeNumber(hits, 0, ASKED_MAX);
  if (all === null) return wrong("asked", RESULT_WRONG);
  if (yes === null || yes > all) return wrong("hits", RESULT_WRONG);
  return { ok: true, value: { hits: yes, asked: all } };
}

/** The number that would become less; null: none. */
export function findLess({ hits, asked }: Result, before: Result | null): WrongField | null {
  if (asked < (before?.asked ?? 0)) return { field: "asked", error: COUNT_LESS };
  return hits < (before?.hits ?? 0) ? { field: "hits", error: COUNT_LESS } : null;
}

export function readDecision({ decision = "", sentence = "" }: ExperimentValues): Read<Decided> {
  const end = DECISIONS.find((each) => each === decision);
  const said = sentence.trim();
  if (!end) return wrong("decision", NO_DECISION);
  if (said === "") return wrong("sentence", NO_SENTENCE);
  if (said.length > OWN_REASON_MAX) return wrong("sentence", TOO_LONG);
  return { ok: true, value: { decision: end, sentence: said } };
}

/** A threshold that was sent after the first result. */
export const SEALED: Message = {
  title: "Die Schwelle steht",
  description:
    "Es gibt schon ein Ergebnis oder eine Entscheidung, und eine Schwelle, die danach noch wandert, prüft nichts mehr. Willst du neu ansetzen, fang den Versuch neu an.",
};
/** A result or a decision without a threshold. */
export const UNSTARTED: Message = {
  title: "Erst die Schwelle",
  description: "Leg fest, ab wann du weitermachst. Danach wird gezählt.",
};

/** A count that was sent after the decision. */
export const CLOSED: Message = {
  title: "Du hast schon entschieden",
  description: "Danach wird nicht mehr gezählt. Willst du neu ansetzen, fang den Versuch neu an.",
};
/** A count that is smaller than what was typed before. */
const COUNT_LESS: Message = {
  title: "Kleiner wird die Zahl nicht",
  description: "Vertippt? Fang den Versuch neu an.",
};

const thresholdWrong = (of: number): Message => ({
  title: "Diese Schwelle gibt es nicht",
  description: `Wähle eine ganze Zahl von 1 bis ${of}.`,
});
const RESULT_WRONG: Message = {
  title: "Das passt noch nicht zusammen",
  description: "Zwei ganze Zahlen: wie viele du gefragt hast, und wie viele davon zählen. Die zweite ist nie größer.",
};
const NO_DECISION: Message = { title: "Wie gehst du weiter?", description: "Wähle: weiter, ändern oder lassen." };
const NO_SENTENCE: Message = {
  title: "Hier fehlt dein Grund",
  description: "Ein Satz genügt. In einem halben Jahr bist du froh darum.",
};
const TOO_LONG: Message = { title: "Das ist zu lang", description: `Hier ist Platz für ${OWN_REASON_MAX} Zeichen.` };
