import type { SelfCheckQuestion } from "~/domain/self-check/question";
import type { WrittenQuestion } from "../library-types";

/** A question as its head has it; `text`: slug of its passage or id of its mission; `prefix`: of the text's fragments. */
export function toQuestion(
  written: WrittenQuestion,
  { text, prefix }: { text: string; prefix: string },
): SelfCheckQuestion {
  const { id, frage, satz, erklaerung, aus = {}, gilt = [] } = written;
  return {
    id: `${text}.${id}`,
    text: frage,
    task: taskOf(written),
    facts: aus,
    conditions: gilt,
    sentence: `${prefix}${sentenceAnchor(id)}`,
    quote: satz,
    explanation: erklaerung,
  };
}

/** Fragment of a question's sentence, within its text. */
export const sentenceAnchor = (question: string): string => `satz-${question}`;

function taskOf({ art, antworten = [], reihe = [], ...number }: WrittenQuestion): SelfCheckQuestion["task"] {
  switch (art) {
    case "eine":
    case "mehrere": {
      const options = antworten.map(({ text, richtig = false }) => ({ text, isRight: richtig }));
      return { kind: art === "eine" ? "one" : "several", options };
    }
    case "reihenfolge":
      return { kind: "order", steps: reihe };
    case "zahl": {
      const { zahl = 0, formel = asFormula(zahl), toleranz = 0, einheit = null } = number;
      return { kind: "number", formula: formel, tolerance: toleranz, unit: einheit };
    }
  }
}

/** Formulas have a decimal comma, and no sign before their first number. */
const asFormula = (number: number): string =>
  `${number < 0 ? "0 - " : ""}${String(Math.abs(number)).replace(".", ",")}`;
