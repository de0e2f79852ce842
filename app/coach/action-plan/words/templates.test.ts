import { expect, test } from "vitest";
import { learner, samplePlan } from "../../../../tests/fixtures/action-plan";
import { allowedNumbers, hasOnlyNumbers } from "../numbers";
import { weekFacts } from "./facts";
import { templateWords } from "./templates";
import { wordsOfType } from "./type-words";
import { readdirSync } from "node:fs";

const words = (of: Parameters<typeof samplePlan>[0] = {}) => templateWords(samplePlan(of), learner);

test("the whole plan in a sentence for this person: name, type, work, end, goal", () => {
  expect(words().plan.replaceAll("\u00a0", " ")).toBe(
    "Anna, du denkst Dinge zu Ende. Dieser Plan sagt dir auch, wann etwas fertig genug ist. " +
      "Vier Missionen, zwei Abende in der Woche. Dein Ziel: „Bis zum Frühjahr 3 Kundinnen“",
  );
});

test("each week says what it holds", () => {
  expect(words().weeks.slice(0, 7)).toEqual([
    "Du fängst mit „Deine Nische finden“ an. Fertig werden darf es später. Zeig jemandem schon den Entwurf.",
    "Ein Wechsel: „Deine Nische finden“ abschließen, „Deine Zielgruppe“ beginnen.",
    "Diese Woche schließt du „Deine Zielgruppe“ ab.",
    "„Dein Redaktionsplan“ beginnt. Der erste Schritt: „Schritt 5“. Dein Ziel: „Bis zum Frühjahr 3 Kundinnen“",
    "Ein Wechsel: „Dein Redaktionsplan“ abschließen, „Das erste Video“ beginnen.",
    "„Das erste Video“ wird fertig: Dafür fehlen noch zwei Aufgaben.",
    "Eine freie Woche als Puffer.",
  ]);
});

test("a week that is over says what was done, and reproaches nobody", () => {
  const { weeks } = words({ today: "2026-12-14", done: ["2026-11-24", "2026-11-25", "2026-12-02"] });
  expect(weeks.slice(0, 3)).toEqual([
    "Geschafft: „Deine Nische finden“.",
    "Eine Aufgabe geschafft.",
    "Nichts abgehakt. Dein Plan ist einfach mitgegangen.",
  ]);
});

test("a week before the first evening says when it begins", () => {
  expect(words({ startDay: "2026-11-29" }).weeks[0]).toBe("Los geht es am Di.,\u00a01.12.");
});

test("a pause is a pause", () => {
  expect(words({ pauses: [{ first: "2026-11-23", last: "2026-11-29" }] }).weeks[0]).toMatch(/Pause|mit Absicht/);
});

test("everything done", () => {
  const done = Array.from({ length: 8 }, () => "2026-11-24");
  expect(words({ today: "2026-11-26", done }).plan).toContain("alle Missionen sind geschafft");
});

test("quotes within the goal become single ones", () => {
  expect(words({ goal: 'Ein „Ja“ zum "Laden"' }).plan).toContain("Dein Ziel: „Ein ‚Ja‘ zum ‚Laden‘“");
});

test("every type has words of its own", () => {
  const leads = readdirSync("content/personality-types").map((file) => wordsOfType(file.replace(/\.mdx$/, "")).lead);
  expect(new Set(leads).size).toBe(8);
  expect(leads).not.toContain(wordsOfType(null).lead);
});

test("the templates pass the check that the model's sentences have to pass", () => {
  const plan = samplePlan();
  const facts = weekFacts(plan);
  const { weeks } = templateWords(plan, learner);
  for (const [index, text] of weeks.entries()) {
    const own = facts.slice(index, index + 1);
    expect(hasOnlyNumbers(text, allowedNumbers(plan, own)), text).toBe(true);
  }
});
