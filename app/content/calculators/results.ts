import { escapeHtml } from "~/domain/text/escape-html";

/** Results by their place: „stundensatz.satz“. */
export type Results = ReadonlyMap<string, string>;

/** Attributes of the place of a learner's result, around the words for everyone else. */
export const resultPlace = (place: string): { "data-wert": string } => ({ "data-wert": place });

/** Splits „stundensatz.satz“ into calculator and row; null where it is written otherwise. */
export function readPlace(place: string): { calculator: string; row: string } | null {
  const [, calculator = "", row = ""] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(place) ?? [];
  return calculator ? { calculator, row } : null;
}

const PLACE = /<span data-wert="([a-z0-9-]+)\.([a-z]+)">(.*?)<\/span>/gs;

/** A compiled text with the learner's results; where there is none, its words for everyone stay. */
export const fillResults = (
  html: string,
  results: Results,
  wrap: (said: string, calculator: string) => string = (said, calculator) =>
    `<a href="/rechner/${calculator}">${said}</a>`,
): string =>
  html.includes("<span data-wert=")
    ? html.replace(PLACE, (place, calculator: string, row: string) => {
        const said = results.get(`${calculator}.${row}`);
        return said === undefined ? place : wrap(escapeHtml(said), calculator);
      })
    : html;
