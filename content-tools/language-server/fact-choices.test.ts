import { expect, test } from "vitest";
import { explainedAt, factChoices } from "./fact-choices";
import { placeChoices } from "./place-choices";

const EVIDENCE = { sicherheit: "belegt", quellen: ["amt"], quellenstand: "Herbst 2026", pruefenBis: "2027-10-15" };
const LIMIT = {
  ...{ title: "Grenze", aussage: "So viel ist erlaubt.", einheit: "euro" },
  werte: [
    { ab: "2026-01-01", bis: "2026-12-31", wert: 565, status: "geltend" },
    { ab: "2027-01-01", wert: 590, status: "entwurf" },
  ],
  ...EVIDENCE,
};
const HEADS = [
  { id: "grenze", data: LIMIT },
  { id: "kaputt", data: null },
];
const TEXT = 'Oben\nBis <Fakt id="grenze" jahr /> im Monat, nie <Fakt id="weg" />.';

test("a completion says what the fact says today", () => {
  const titles = (day: string) => factChoices(HEADS, day).map(({ title }) => title);
  expect(titles("2026-11-26")).toEqual(["Grenze: 565\u00a0€", "kaputt"]);
  expect(titles("2027-01-01")).toEqual(["Grenze: noch nicht bekannt", "kaputt"]);
});

test("over a figure stands its value of today and of next year, a draft as such", () => {
  const shown = (character: number) =>
    explainedAt(
      TEXT,
      { line: 1, character },
      { facts: factChoices(HEADS, "2026-11-26"), tasks: [], places: placeChoices([]) },
    );
  expect(shown(4)?.contents.value).toBe(
    "**Grenze: 565\u00a0€**\n\nSo viel ist erlaubt.\n\nGilt vom 01.01.2026 bis 31.12.2026. Ab 01.01.2027 gilt " +
      "voraussichtlich ein anderer Wert. Im Entwurf ab 01.01.2027: 590\u00a0€.\n\nSicherheit: belegt.",
  );
  expect(shown(4)?.range).toEqual({ start: { line: 1, character: 4 }, end: { line: 1, character: 29 } });
  expect(shown(50)?.contents.value).toBe("Den Fakt „weg“ gibt es nicht.");
  expect([shown(3), shown(29)]).toEqual([null, null]);
});

test("over a blank stands what it takes and what is offered in it", () => {
  const shown = (element: string) =>
    explainedAt(
      `In ${element}Ort</Feld>`,
      { line: 0, character: 5 },
      { facts: [], tasks: [], places: placeChoices([]) },
    )?.contents.value;
  expect(shown('<Feld id="ort" wort="ort">')).toBe(
    "**text**: ein paar Worte in der Zeile\n\nAngeboten wird: wo jemand arbeitet.",
  );
  expect(shown('<Feld id="tag" art="datum">')).toBe("**datum**: ein Tag");
  expect(shown('<Feld id="tag" art="tag">')).toBe("„tag“ kennt „art“ nicht.");
});
