import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Counts of a missing report. Counts are { passed, failed }; skipped tests count as neither. */
const BROKEN = { passed: 0, failed: 1 };

/** Counts of a vitest JSON report; a file that could not even be loaded counts as one failed test. */
export function vitestCounts(report) {
  if (!report) return BROKEN;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !hasFailed(assertionResults),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/** `file › test: first line of the reason` of each failed test, as a long log is often kept only from its end. */
export function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === "failed" && !hasFailed(assertionResults)) return [told(file, message)];
    const failed = assertionResults.filter((each) => each.status === "failed");
    return failed.map(({ fullName, failureMessages }) => told(`${file} › ${fullName}`, failureMessages[0]));
  });
}

/** Failed tests of a Playwright JSON report, whose suites are nested; passes on a second try are listed as well. */
export function playwrightFailures(report) {
  const ofSuite = ({ specs = [], suites = [] }) => [...specs.flatMap(ofSpec), ...suites.flatMap(ofSuite)];
  const ofSpec = ({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => {
        const [failed] = results.filter((result) => result.error);
        return told(`${file} › ${title}${status === "flaky" ? " (beim zweiten Mal gut)" : ""}`, failed?.error.message);
      });
  const outside = (report?.errors ?? []).map(({ message }) => told("Außerhalb der Tests", message));
  return [...(report?.suites ?? []).flatMap(ofSuite), ...outside];
}

const told = (where, why) => `${where}: ${stripVTControlCharacters(why ?? "").split("\n", 1)[0]}`;

const hasFailed = (assertions) => assertions.some(({ status }) => status === "failed");

/** Counts of a Playwright JSON report; errors outside of tests count as failed, passes on a second try as passed. */
export function playwrightCounts(report) {
  if (!report) return BROKEN;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** Brings counts in line with the exit code: a runner that failed, or ran no test at all, never counts as a success. */
export function reconcile({ passed, failed }, code) {
  const silentFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silentFailure ? 1 : failed };
}

/** Results in the order of the steps: of two that run side by side, the later one may finish first. */
export const inOrder = (results, steps) => steps.flatMap(({ id }) => results.filter((result) => result.id === id));

export function sumCounts(all) {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** 0 when no test failed and at least one passed: a run of no tests is no success. */
export const exitCode = ({ passed, failed }) => (failed === 0 && passed > 0 ? 0 : 1);
