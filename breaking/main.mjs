import { testEnvironment } from "../scripts/lib/environment.mjs";
import { ensureInstalled } from "../scripts/lib/install.mjs";
import { readOptions } from "./options.mjs";
import { KINDS } from "./plan/map.mjs";
import { formatScore } from "./report.mjs";

/** `npm run breaking`: makes each row of the map untrue in a copy; 1 when a cited test does not notice. */
export async function main(args, fullEnv) {
  const env = testEnvironment(fullEnv);
  const options = readOptions(args);
  if (!options.ok) return refuse(options.message);
  const installed = await ensureInstalled({ dev: true, env });
  if (!installed.ok) return refuse(installed.message);
  // Imported late: on a fresh clone the packages have just been installed.
  const [{ planBreaks }, { copyProject }, { judge }] = await Promise.all([
    import("./plan/breaks.mjs"),
    import("./copy.mjs"),
    import("./judge.mjs"),
  ]);
  const { planned, problems } = planBreaks();
  if (problems.length > 0) return refuse(problems.join("\n"));
  const cheapest = (row) => KINDS.find((kind) => row.tests[kind].length > 0);
  const isAsked = (row) =>
    options.kinds.includes(cheapest(row) ?? options.kinds[0]) &&
    (options.texts.length === 0 || options.texts.some((text) => JSON.stringify(row).includes(text)));
  const asked = planned.filter(isAsked);
  const outcomes = new Map(asked.filter(({ change }) => change.none).map((row) => [row, { none: true }]));
  const folder = await copyProject();
  for (const kind of KINDS) {
    const open = asked.filter((row) => row.tests[kind].length > 0 && !isSettled(outcomes.get(row)));
    if (open.length === 0) continue;
    await judge(kind, open, { folder, env, warn, tell });
  }
  process.stdout.write(`\n${formatScore(asked, outcomes)}\n`);
  return [...outcomes.values()].some(({ noticed }) => noticed === false) ? 1 : 0;

  function tell(row, outcome) {
    outcomes.set(row, outcome);
    const detail = outcome.by ?? outcome.spoiled ?? "";
    process.stdout.write(`${outcome.noticed ? "✓" : "✗"} ${row.statement}${detail ? ` – ${detail}` : ""}\n`);
  }
}

const isSettled = (outcome) => outcome?.none === true || outcome?.noticed === true;

const warn = (message) => process.stdout.write(`! ${message}\n`);

function refuse(message) {
  process.stderr.write(`${message}\n`);
  return 1;
}
