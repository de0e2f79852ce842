import { expect, test } from "vitest";
import type { CoachPassage } from "~/domain/coach/passage";
import { countAnswers, evaluate, formatCounts, parseQuestions, type Asking } from "./evaluate";

const PASSAGE: CoachPassage = {
  id: "ku",
  title: "Kleinunternehmer",
  heading: "Grenzen",
  url: "/mission/va-6#grenzen",
  text: "Im Vorjahr höchstens 25.000 € Umsatz.",
  stand: null,
};
const OTHER: CoachPassage = { ...PASSAGE, title: "Rechnung", heading: null, text: "Schreib dein Datum." };

const QUESTIONS = parseQuestions(
  JSON.stringify([
    { question: "wie hoch ist die grenze", path: "va-allround", targets: ["passages/ku#Grenzen"], kind: "short" },
    { question: "was gehört auf die rechnung", path: null, targets: ["passages/ku#Anderes"], kind: "plain" },
    { question: "wie backe ich brot", path: null, targets: [], kind: "nothing" },
  ]),
);

const asking = (say: Asking["say"]): Asking => ({
  search: ({ query }) =>
    Promise.resolve(
      query.includes("brot") ? { isNothing: true, passages: [] } : { isNothing: false, passages: [PASSAGE, OTHER] },
    ),
  say,
  placeOf: (target) => ({ title: "Kleinunternehmer", heading: target.split("#")[1] ?? null }),
});

async function count(say: Asking["say"]) {
  const judged = [];
  for (const question of QUESTIONS) judged.push(await evaluate(question, asking(say)));
  return countAnswers(judged);
}

const saying = (...answers: string[]): Asking["say"] => {
  const left = [...answers];
  return () =>
    Promise.resolve({ words: left.shift() ?? "", inputTokens: 100, outputTokens: 10, isLate: left.length === 0 });
};

test("the coach without a model cites what was found, and says where nothing was", async () => {
  expect(await count(null)).toMatchObject({
    asked: 3,
    faults: {},
    cited: { of: 2, have: 1 },
    citedByKind: { plain: { of: 1, have: 0 }, short: { of: 1, have: 1 } },
    grounded: { of: 3, have: 3 },
    honest: { of: 1, have: 1 },
    missed: { of: 2, have: 0 },
    inputTokens: 0,
  });
});

test("a model's answers are read as the app reads them", async () => {
  const counts = await count(
    saying("Im Vorjahr gilt 22.000 € [1]. Sieh auch dort [2].", "Dazu steht hier nichts.", "Nimm 500 g Mehl."),
  );
  expect(counts).toMatchObject({
    citedFirst: { of: 2, have: 1 },
    cited: { of: 2, have: 1 },
    grounded: { of: 3, have: 1 },
    honest: { of: 1, have: 0 },
    missed: { of: 2, have: 1 },
    late: { of: 3, have: 1 },
    inputTokens: 300,
    outputTokens: 30,
  });
});

test("what fails is counted, and judged by nothing else", async () => {
  const counts = await count(() => Promise.reject(new Error("late")));
  expect(counts).toMatchObject({
    asked: 3,
    faults: { late: 3 },
    cited: { of: 0, have: 0 },
    grounded: { of: 0, have: 0 },
  });
  expect(formatCounts("tuning", counts)).toContain("3, ohne Antwort 3 (late)");
});

test("the report says how many of how many", async () => {
  const report = formatCounts("tuning", await count(null));
  expect(report).toMatch(/^tuning\n/);
  expect(report).toMatch(/Richtige Quelle genannt +1 von 2 \(50 %\)/);
  expect(report).toMatch(/Alle Zahlen belegt +3 von 3 \(100 %\)/);
});
