import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../scripts/lib/run.mjs";
import { readStamp, removeStamp } from "../../scripts/lib/stamp.mjs";

const NEEDS_POSTGRES = /"postgres"|createDatabase|TEST_POSTGRES_URL/;

/**
 * Runs test files in the copy.
 * @param {{ files: string[], name?: string | null }} tests `name`: only the tests whose names hold it
 * @returns {Promise<{ passed: Set<string>, failed: Set<string>, output: string }>} tests by „file › name“
 */
export async function runVitest(folder, { files, name = null }, env) {
  const report = join(folder, ".cache/breaking.json");
  removeStamp(report);
  const isOnPostgres = files.some((file) => NEEDS_POSTGRES.test(readFileSync(join(folder, file), "utf8")));
  const surroundings = {
    ...(isOnPostgres ? { WITH_POSTGRES: "1" } : {}),
    // Matches the project `integration` of vitest.config.ts.
    ...(files.every((file) => file.startsWith("tests/integration/")) ? { NODE_ENV: "production" } : {}),
  };
  const { output } = await run(
    process.execPath,
    [
      join(folder, "node_modules/vitest/vitest.mjs"),
      ...["run", "--config", "breaking/runners/vitest.config.ts", "--reporter=json", `--outputFile=${report}`],
      ...(name ? ["-t", name] : []),
      ...files,
    ],
    { cwd: folder, env: { ...env, ...surroundings }, capture: true },
  );
  const results = readStamp(report)?.testResults ?? [];
  const named = (status) =>
    results.flatMap((result) =>
      result.assertionResults
        .filter((test) => test.status === status)
        .map((test) => `${result.name.slice(folder.length + 1)} › ${test.fullName}`),
    );
  return { passed: new Set(named("passed")), failed: new Set(named("failed")), output };
}
