import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../../scripts/lib/run.mjs";

const NOTES = ".cache/lives-planted";

/**
 * Plays lives in a folder that is built already, until one fails.
 * @returns {Promise<{ played: number, seconds: number, found: { seed: number, after: number, act: string, words: string } | null, spoiled?: string }>}
 */
export async function playUntilFound(folder, { seed, lives, acts, database }, env) {
  rmSync(join(folder, NOTES), { recursive: true, force: true });
  const { output } = await run(
    process.execPath,
    [
      join(folder, "node_modules/vitest/vitest.mjs"),
      ...["run", "--config", "breaking/runners/vitest.config.ts", "--bail=1"],
      `tests/lives/lives.${database}.test.ts`,
    ],
    {
      cwd: folder,
      env: {
        ...env,
        ...{ LIVES_SEED: String(seed), LIVES_LIVES: String(lives), LIVES_ACTS: String(acts) },
        ...{ LIVES_DATABASE: database, LIVES_SHRINK: "0", LIVES_FOLDER: NOTES, LIVES_BESIDE: "1" },
        ...(database === "postgres" ? { WITH_POSTGRES: "1" } : {}),
      },
      capture: true,
    },
  );
  const played = readPlayed(join(folder, NOTES, "played.jsonl"));
  const seconds = played.reduce((sum, life) => sum + life.seconds, 0);
  const failed = played.find(({ found }) => found);
  const found = failed ? { ...failed.found, seed: failed.seed } : null;
  // A server that does not start with the fault plays no life.
  return { played: played.length, seconds, found, ...(played.length === 0 && { spoiled: lastLine(output) }) };
}

const readPlayed = (file) =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : [];

const lastLine = (output) => `kein Leben wurde gespielt: ${output.slice(-600)}`;
