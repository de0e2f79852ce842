import { expect, test } from "vitest";
import { firstThatStarts } from "./chromium.mjs";
import {
  exitCode,
  inOrder,
  lastLine,
  playwrightCounts,
  playwrightFailures,
  reconcile,
  sumCounts,
  vitestCounts,
  vitestFailures,
} from "./results.mjs";
import { chooseSteps, STEPS } from "./steps.mjs";

const file = (status: string, ...assertions: string[]) => ({
  status,
  assertionResults: assertions.map((each) => ({ status: each })),
});

test("vitest: passed and failed tests count, skipped ones do not, and an unloadable file is a failure", () => {
  const testResults = [file("passed", "passed", "pending"), file("failed", "failed", "passed"), file("failed")];
  expect(vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 });
});

test("playwright: a pass on the second try is a pass, an error outside of tests a failure", () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 5 };
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2 });
});

test("a missing report is a failure", () => {
  expect(vitestCounts(null)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts(null)).toEqual({ passed: 0, failed: 1 });
});

test("each failure is told in a line, with its file and the first line of its reason", () => {
  const failed = {
    status: "failed",
    fullName: "adds",
    failureMessages: ["\u001b[31mAssertionError\u001b[39m: 1\nat add"],
  };
  const testResults = [
    { name: "sum.test.ts", status: "failed", assertionResults: [failed, { status: "passed" }] },
    { name: "lost.test.ts", status: "failed", message: "Cannot find module\nat line 1", assertionResults: [] },
  ];
  expect(vitestFailures({ testResults })).toEqual([
    "sum.test.ts › adds: AssertionError: 1",
    "lost.test.ts: Cannot find module",
  ]);

  const specOf = (title: string, status: string, ...errors: string[]) => {
    const results = [...errors.map((message) => ({ error: { message } })), {}];
    return { file: "a.spec.ts", title, tests: [{ status, results }] };
  };
  const specs = [specOf("opens", "expected"), specOf("closes", "unexpected", "Timeout\nat close")];
  const suites = [{ specs, suites: [{ specs: [specOf("waits", "flaky", "late")] }] }];
  expect(playwrightFailures({ suites, errors: [{ message: "no browser" }] })).toEqual([
    "a.spec.ts › closes: Timeout",
    "a.spec.ts › waits (beim zweiten Mal gut): late",
    "Außerhalb der Tests: no browser",
  ]);
  expect([vitestFailures(null), playwrightFailures(null)]).toEqual([[], []]);
});

test("a runner that ended badly, or ran nothing, is never a success", () => {
  expect(reconcile({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  expect(reconcile({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(reconcile({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(reconcile({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test("the last line sums up, and failures or no tests at all end with 1", () => {
  const total = sumCounts([
    { passed: 2, failed: 0 },
    { passed: 40, failed: 1 },
  ]);
  expect(lastLine(total)).toBe("42 passed, 1 failed");
  expect([total, { passed: 42, failed: 0 }, sumCounts([])].map(exitCode)).toEqual([1, 0, 1]);
});

test("results are listed as the steps are, whichever was done first", () => {
  const [types, rules, build] = [{ id: "types" }, { id: "rules" }, { id: "build" }];
  expect(inOrder([build, types], [types, rules, build])).toEqual([types, build]);
});

test("--only chooses steps by name, in order, with the step they need", () => {
  const ids = (only?: string, bothNodes = false) =>
    chooseSteps(only, { bothNodes })?.map(({ id }: { id: string }) => id);
  const all = STEPS.map(({ id }: { id: string }) => id);
  expect(ids(undefined, true)).toEqual(all);
  expect(ids()).toEqual(all.filter((id: string) => id !== "node"));
  expect(ids("node")).toEqual(["node"]);
  expect(ids("unit")).toEqual(["build", "unit"]);
  expect(ids("browser,lint")).toEqual(["lint", "build", "browser"]);
  expect(ids("nope")).toBeUndefined();
});

test("the first browser that really starts is taken", async () => {
  const starts = async (path: string) => path.endsWith("works");
  expect(await firstThatStarts(["/a/broken", "/b/works", "/c/works"], starts)).toBe("/b/works");
  expect(await firstThatStarts(["/a/broken"], starts)).toBeNull();
});
