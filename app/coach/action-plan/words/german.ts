const SMALL = [
  "keine",
  "eine",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

/** Count with its noun: „drei Aufgaben“ */
export const countOf = (count: number, one: string, many: string): string =>
  `${SMALL[count] ?? String(count)} ${count === 1 ? one : many}`;

export const tasksText = (count: number): string => countOf(count, "Aufgabe", "Aufgaben");

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Text in quotes; quotes within it become single ones. */
export const inGermanQuotes = (text: string): string =>
  `„${text
    .replace(/"([^"]*)"/g, "‚$1‘")
    .replace(/„/g, "‚")
    .replace(/[“”]/g, "‘")}“`;

export const listed = (titles: readonly string[]): string => {
  const names = titles.map(inGermanQuotes);
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} und ${names.at(-1) ?? ""}`;
};

/** Picks a sentence by number: the same for the same week, another for the next. */
export const oneOf = (sentences: readonly string[], number: number): string =>
  sentences[number % sentences.length] ?? "";
