/** Attributes of the place of a learner's result, around the words for everyone else. */
export const resultPlace = (place: string): { "data-wert": string } => ({ "data-wert": place });

/** Attributes of the place of a learner's answer, around the paragraph for everyone else. */
export const answerPlace = (taskId: string): { "data-antwort": string } => ({ "data-antwort": taskId });

/** Splits „stundensatz.satz“ into calculator and row; null where it is written otherwise. */
export function readPlace(place: string): { calculator: string; row: string } | null {
  const [, calculator = "", row = ""] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(place) ?? [];
  return calculator ? { calculator, row } : null;
}
