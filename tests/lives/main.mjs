import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { testEnvironment } from "../../scripts/lib/environment.mjs";
import { ensureInstalled } from "../../scripts/lib/install.mjs";
import { inProject, root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";

const HOUR_MS = 3_600_000;

/** The flag may stand alone, or name faults after a sign of equality, with commas between. */
function readPlanted(args) {
  const flag = args.find((arg) => arg === "--planted" || arg.startsWith("--planted="));
  const rest = args.filter((arg) => arg !== flag);
  return { rest, names: flag?.split("=")[1]?.split(",") ?? (flag ? [] : null) };
}

/**
 * `npm run lives`: plays random lives, one for each seed from `--seed` on, with `--acts` acts each, on both databases or
 * on `--database`, `--beside` of them at a time on each; what was played is noted in `--folder`. A shorter story is looked for `--shrink` seconds. `--story`
 * plays the one whose data stand in that file. `--night` goes on with the next seeds for `--hours`, also after a life that fails.
 * `--browser` gives two of the devices a Chromium. `--planted` tries whether lives find what is known to be wrong (tests/lives/planted). Resolves to the exit code.
 */
export async function main(args, fullEnv) {
  const { rest, names } = readPlanted(args);
  const { values } = parseArgs({
    args: rest,
    options: {
      seed: { type: "string", default: names ? "1" : String(Date.now() % 1_000_000_000) },
      lives: { type: "string", default: names ? "500" : "25" },
      acts: { type: "string", default: "60" },
      database: { type: "string", default: "both" },
      folder: { type: "string", default: ".cache/lives" },
      ...{ beside: { type: "string" }, shrink: { type: "string" }, story: { type: "string" } },
      browser: { type: "boolean", default: false },
      ...{ night: { type: "boolean", default: false }, hours: { type: "string", default: "8" } },
    },
  });
  const env = testEnvironment(fullEnv);
  const installed = await ensureInstalled({ dev: true, env });
  if (!installed.ok) {
    process.stdout.write(`${installed.message}\n`);
    return 1;
  }
  if (names) {
    // Imported late: on a fresh clone the packages have just been installed.
    const { plant } = await import("./planted/main.mjs");
    const { seed, lives, acts, database } = values;
    const on = database === "both" ? "pglite" : database;
    return plant({ names, seed: Number(seed), lives: Number(lives), acts: Number(acts), database: on, env });
  }
  const { night, hours, ...chosen } = values;
  if (!(Number(hours) > 0)) {
    process.stdout.write(`--hours ist keine Zahl von Stunden: ${hours}\n`);
    return 1;
  }
  const until = night ? Date.now() + Number(hours) * HOUR_MS : 0;
  const visits = new Map();
  let code = 0;
  for (let seed = Number(chosen.seed); ; seed += Number(chosen.lives)) {
    const round = { ...chosen, seed: String(seed) };
    code = (await playRound(round, env)) || code;
    addVisits(round, visits);
    if (Date.now() >= until) break;
  }
  process.stdout.write(visitsTable(visits));
  return code;
}

/** Plays so many lives from a seed on; resolves to the exit code. */
async function playRound(values, env) {
  const { seed, lives, acts, database } = values;
  process.stdout.write(`Leben ab ${seed}: ${lives}, je ${acts} Taten, Datenbank: ${database}\n`);
  const beside = values.beside ?? String(Math.max(1, availableParallelism() - 1));
  const settings = Object.entries({ ...values, beside }).map(([name, value]) => [`LIVES_${name.toUpperCase()}`, value]);
  const cli = inProject("node_modules/vitest/vitest.mjs");
  const { code } = await run(
    process.execPath,
    [cli, "run", "--project=built", `--maxConcurrency=${beside}`, "tests/lives/lives."],
    { cwd: root, env: { ...env, ...Object.fromEntries(settings) } },
  );
  return code;
}

const DATABASES = { pglite: ["pglite"], postgres: ["postgres"], both: ["pglite", "postgres"] };

/** Adds what the lives of a round have visited on each database (tests/lives/checks/visits.ts). */
function addVisits({ database, folder }, sums) {
  for (const name of DATABASES[database] ?? []) {
    const counts = JSON.parse(readFileSync(resolve(root, folder, `${name}.json`), "utf8"));
    for (const [what, count] of Object.entries(counts)) sums.set(what, (sums.get(what) ?? 0) + count);
  }
}

function visitsTable(sums) {
  const rows = [...sums].sort(([a], [b]) => a.localeCompare(b, "de"));
  const lines = rows.flatMap(([what, count]) => (count > 0 ? [`${String(count).padStart(6)}  ${what}`] : []));
  const unvisited = rows.flatMap(([what, count]) => (count === 0 ? [what] : []));
  return `\n${lines.join("\n")}\n\nNie besucht: ${unvisited.join(", ") || "nichts"}\n`;
}
