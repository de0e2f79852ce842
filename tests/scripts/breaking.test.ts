import { expect, test } from "vitest";
import { readOptions } from "../../breaking/options.mjs";
import { planBreaks } from "../../breaking/plan/breaks.mjs";
import { citedTests, readRows } from "../../breaking/plan/map.mjs";
import { shareRounds } from "../../breaking/plan/rounds.mjs";
import { formatScore } from "../../breaking/report.mjs";
import { testsOf } from "../../breaking/runners/suites.mjs";
import { problemsOf, readFaults } from "../lives/planted/faults.mjs";

test("every row of the map has a break that stands in its file once, or says why there is none", () => {
  const { planned, problems } = planBreaks();
  expect(problems).toEqual([]);
  expect(planned.length).toBeGreaterThan(200);
  expect(planned.filter(({ change }) => !change.none).length).toBeGreaterThan(planned.length * 0.8);
});

const MAP = `
## 1 Rooms

| Statement | Where | Test or decision |
| --------- | ----- | ---------------- |
| Doors open | \`app/door.ts\` | \`app/door.test.ts\`, \`tests/e2e/door.spec.ts\`, \`tests/integration/door.ts\` |
| Walls stand | \`app/wall.ts\` | **Decision: Walls** |
`;
const rows = readRows(MAP);
const plan = (breaks: object[]) => planBreaks(rows, breaks, () => "open open shut").problems;

test("a list that does not fit is told what is wrong", () => {
  const edit = { row: "Doors open", file: "app/door.ts", find: "shut", replace: "ajar" };
  expect(plan([edit])).toEqual([]);
  expect(plan([])).toEqual(["no break, and no reason why: Doors open"]);
  expect(plan([{ ...edit, find: "open" }])).toEqual(["„open“ stands 2 times in app/door.ts: Doors open"]);
  expect(plan([{ ...edit, find: "gone" }])).toEqual(["„gone“ stands 0 times in app/door.ts: Doors open"]);
  expect(plan([{ ...edit, replace: "shut" }])).toEqual(["no edit: Doors open"]);
  expect(plan([edit, edit])).toEqual(["a row is named twice"]);
  expect(plan([edit, { ...edit, row: "Windows" }])).toEqual(["not in the map: Windows"]);
});

test("the tests of a row by their kinds", () => {
  expect(rows.map(citedTests)).toEqual([
    {
      unit: ["app/door.test.ts"],
      integration: ["tests/integration/door.ts"],
      browser: ["tests/e2e/door.spec.ts"],
    },
    { unit: [], integration: [], browser: [] },
  ]);
});

test("a suite is run by a test file that runs it, of a pair by the one on PGlite, under its name there", () => {
  expect(testsOf("tests/integration/requests/bad-input.ts")).toEqual({
    files: ["tests/integration/requests/requests.pglite.test.ts"],
    name: "bad input",
  });
  expect(testsOf("tests/integration/progress/progress.ts")).toEqual({
    files: ["tests/integration/progress/progress.postgres.test.ts"],
    name: null,
  });
  expect(testsOf("app/domain/level/xp.test.ts")).toEqual({ files: ["app/domain/level/xp.test.ts"], name: null });
});

test("breaks share a round when neither a spec nor a file is both's", () => {
  const attempt = (file: string, ...files: string[]) => ({ change: { file }, files });
  const [a, b, c, d] = [attempt("1", "x"), attempt("2", "x"), attempt("3", "y"), attempt("1", "z")];
  expect(shareRounds([a, b, c, d])).toEqual([
    [a, c],
    [b, d],
  ]);
});

test("the score counts what was noticed, what not, and what has not been run", () => {
  const row = (statement: string, none?: string) => ({ statement, change: { none } });
  const [held, loose, left, decided] = [row("held"), row("loose"), row("left"), row("decided", "Decision")];
  const outcomes = new Map([
    [held, { noticed: true }],
    [loose, { noticed: false }],
  ]);
  expect(formatScore([held, loose, left, decided], outcomes)).toBe(
    "not noticed:\n  loose\nnot run:\n  left\n1 noticed, 1 not noticed, 1 not run, 1 without a break",
  );
});

test("what is asked for", () => {
  expect(readOptions([])).toMatchObject({ kinds: ["unit", "integration", "browser"], texts: [] });
  expect(readOptions(["--unit", "Level benefits"])).toMatchObject({ kinds: ["unit"], texts: ["Level benefits"] });
  expect(readOptions(["--fast"]).ok).toBe(false);
});

test("every fault that is planted for lives stands in its file once", () => {
  const faults = readFaults();
  expect(problemsOf(faults)).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(25);
});

test("a list of faults that does not fit is told what is wrong", () => {
  const edit = { file: "app/door.ts", find: "shut", replace: "ajar" };
  const problems = (...edits: object[]) => problemsOf([{ fault: "door", edits }], () => "open open shut");
  expect(problems(edit)).toEqual([]);
  expect(problems(edit, { ...edit, find: "gone" })).toEqual(["„gone“ stands 0 times in app/door.ts: door"]);
  expect(
    problemsOf([
      { fault: "door", edits: [] },
      { fault: "door", edits: [] },
    ]),
  ).toEqual(["door is named twice"]);
});
