import { expect, test } from "vitest";
import type { CoachPassage } from "~/domain/coach/passage";
import { readAnswer } from "./read-answer";

const PASSAGES: CoachPassage[] = [
  {
    id: "kleinunternehmer",
    title: "Kleinunternehmerregelung verstehen",
    heading: "Zwei Grenzen",
    url: "/mission/va-allround-6#zwei-grenzen",
    text: "Im Vorjahr höchstens 25.000 € Umsatz (§ 19 UStG). Der Verzicht bindet dich fünf Jahre.",
    stand: "Herbst 2026",
  },
  {
    id: "nachricht",
    title: "Erste Nachricht",
    heading: null,
    url: "/vorlagen/erste-nachricht",
    text: "Höchstens 80 Wörter.",
    stand: null,
  },
];

function read(markdown: string, by = 7) {
  const reader = readAnswer({ passages: PASSAGES });
  const events = [];
  for (let from = 0; from < markdown.length; from += by) events.push(...reader.push(markdown.slice(from, from + by)));
  const { events: last, ...answer } = reader.end();
  return { ...answer, events: [...events, ...last] };
}

test("words come at once, blocks when they are whole", () => {
  const reader = readAnswer({ passages: PASSAGES });
  expect(reader.push("Hallo ")).toEqual([{ event: "text", data: { text: "Hallo " } }]);
  expect(reader.push("Anna.\n\nUnd")).toEqual([
    { event: "text", data: { text: "Anna.\n\n" } },
    {
      event: "block",
      data: {
        block: { block: { type: "paragraph", children: [{ type: "text", text: "Hallo Anna." }] }, isUnchecked: false },
      },
    },
    { event: "text", data: { text: "Und" } },
  ]);
});

test("citations keep their number, and those not given are gone", () => {
  const { text, sources } = read("Schreib kurz [2]. Das ist [7] belegt [1][2].");
  expect(text).toBe("Schreib kurz [2]. Das ist belegt [1] [2].");
  expect(sources.map(({ number }) => number)).toEqual([1, 2]);
});

test("what stands in no cited passage is marked", () => {
  const isUnchecked = (markdown: string) => read(markdown).blocks.map((block) => block.isUnchecked);
  expect(isUnchecked("Die Grenze liegt bei 25 000 Euro [1].")).toEqual([false]);
  expect(isUnchecked("Die Grenze liegt bei 25.000 Euro [2].")).toEqual([true]);
  expect(isUnchecked("Die Grenze liegt bei 22.000 Euro [1].")).toEqual([true]);
  expect(isUnchecked("Nach § 19 UStG [1].")).toEqual([false]);
  expect(isUnchecked("Du musst das melden [1].")).toEqual([true]);
  expect(isUnchecked("Ruf bitte 0800 1110111 an, in akuter Gefahr 112.")).toEqual([false]);
});

test("a passage too many for the model cannot be cited either", () => {
  const reader = readAnswer({
    passages: Array.from({ length: 12 }, (_, index) => ({
      title: "Rechnung",
      heading: null,
      url: "/quests",
      text: "",
      stand: null,
      id: String(index),
    })),
  });
  reader.push("Eins [8], zwei [9].");
  expect(reader.end().text).toBe("Eins [8], zwei.");
});
