import { expect, test } from "vitest";
import { buildSample, replacing, type Change } from "../../tests/fixtures/sample-content";
import { contentReport } from "./text-report";

const body =
  (text: string): Change =>
  (raw) =>
    `${raw}\n${text}\n`;

test("a path has its missions' words without passages, its resources and the dates of its review", async () => {
  const lines = await report({
    "roadmaps/pfad-1/05.mdx": body("### Schritt\n\nNur **sieben** Wörter stehen in diesem – Text."),
  });
  expect(lines[0]).toBe(
    "Pfad 1: 10 Missionen, 0–8 Wörter, 10 Ressourcen, Quellenstand Herbst 2026, zu prüfen bis 2026-12-31 (passages/steuer.mdx)",
  );
});

test("the sources may have been read at different times, and the next due may be a mission's", async () => {
  const [line] = await report({
    "roadmaps/pfad-1/01.mdx": (raw) => raw.replace("Herbst", "Sommer").replace("2027-10-15", "2026-11-30"),
  });
  expect(line).toMatch(
    /, Quellenstand Sommer 2026, Herbst 2026, zu prüfen bis 2026-11-30 \(roadmaps\/pfad-1\/01\.mdx\)$/,
  );
});

test("a passage that no mission takes up decides nothing", async () => {
  const [line] = await report({ "roadmaps/pfad-1/01.mdx": (raw) => raw.replace('<Passage id="steuer" />', "") });
  expect(line).toMatch(/zu prüfen bis 2027-10-15 \(roadmaps\/pfad-1\/01\.mdx\)$/);
});

test("on request every mission has a line below its path", async () => {
  const lines = await report({}, true);
  expect(lines.slice(1, 6)).toEqual([
    "  01: 5 Wörter, 1 Ressourcen, Quellenstand Herbst 2026, zu prüfen bis 2026-12-31 (passages/steuer.mdx)",
    "  02: 0 Wörter, 1 Ressourcen, ohne Quellen",
    "  03: 0 Wörter, 1 Ressourcen, ohne Quellen",
    "  04: 4 Wörter, 1 Ressourcen, ohne Quellen",
    "  05: 0 Wörter, 1 Ressourcen, ohne Quellen",
  ]);
  expect(lines[11]).toMatch(/^Pfad 2: /);
});

test("the last line is the simulated distribution of the types", async () => {
  expect((await report()).at(-1)).toMatch(/^Verteilung bei zufälligen Antworten \(summe\): typ-1 \d+\.\d %, typ-2 /);
});

test("what is overdue is named, the longest overdue first", async () => {
  const changes = { "roadmaps/pfad-1/01.mdx": (raw: string) => raw.replace("2027-10-15", "2026-11-30") };
  expect((await report(changes, false, "2026-12-31")).slice(-3, -1)).toEqual([
    "Überfällig am 2026-12-31, Lesende werden darauf hingewiesen:",
    "  roadmaps/pfad-1/01.mdx (2026-11-30)",
  ]);
  expect((await report(changes, false, "2027-01-01")).slice(-3, -1)).toEqual([
    "  roadmaps/pfad-1/01.mdx (2026-11-30)",
    "  passages/steuer.mdx (2026-12-31)",
  ]);
  expect((await report(changes)).join("\n")).not.toContain("Überfällig");
});

test("an introductory price is said to have ended from the day after its last", async () => {
  const ended =
    "Der Einführungspreis in plans/pro.mdx endete am 2026-11-30: Neue Bestellungen kosten jetzt 19\u00a0€ im Monat.";
  expect(await report(INTRODUCTORY, false, "2026-12-01")).toContain(ended);
  expect((await report(INTRODUCTORY, false, "2026-11-30")).join("\n")).not.toContain("Einführungspreis");
});

test("what a lifetime offer says changes with it, and is said as well", async () => {
  const terms = "priceEuro: 10\nregularPriceEuro: 120\nsavings: { percent: 80, months: 36 }";
  const changes = { ...INTRODUCTORY, "plans/lifetime-pro.mdx": replacing("priceEuro: 10", terms) };
  const lines = await report(changes, false, "2026-12-01");
  expect(lines).toContain(
    "  plans/lifetime-pro.mdx: Verglichen wird jetzt mit 684\u00a0€ (36 Monate zu 19\u00a0€). „statt 120\u00a0€“ entfällt, denn das sind keine ganzen Monate mehr.",
  );
  // 190 € are exactly ten months at 19 €, so the comparison is still shown.
  const whole = { ...changes, "plans/lifetime-pro.mdx": replacing("priceEuro: 10", terms.replace("120", "190")) };
  expect((await report(whole, false, "2026-12-01")).join("\n")).not.toContain("entfällt");
  expect((await report(changes, false, "2026-11-30")).join("\n")).not.toContain("Verglichen");
});

const INTRODUCTORY = {
  "plans/pro.mdx": replacing(
    "priceEuro: 10",
    'priceEuro: 10\nregularPriceEuro: 19\nregularLookupKey: regular\nintroductoryUntil: "2026-11-30"',
  ),
};

async function report(
  changes: Record<string, Change> = {},
  eachMission = false,
  today = "2026-11-21",
): Promise<string[]> {
  const built = await buildSample(changes);
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  return contentReport(built, { eachMission, today }).split("\n");
}
