/** Counts are { passed, failed }; what was skipped counts as neither. */
const BROKEN = { passed: 0, failed: 1 };

/** Counts of a vitest JSON report; a file that could not even be loaded counts as one failed test. */
export function vitestCounts(report) {
  if (!report) return BROKEN;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !hasFailed(assertionResults),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

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

export function sumCounts(all) {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** Nothing ran is no success either. */
export const exitCode = ({ passed, failed }) => (failed === 0 && passed > 0 ? 0 : 1);
