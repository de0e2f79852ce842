import { whileBroken } from "./copy.mjs";
import { shareRounds } from "./plan/rounds.mjs";
import { runPlaywright } from "./runners/playwright.mjs";
import { prepareServerBuild } from "./runners/server-build.mjs";
import { testsOf } from "./runners/suites.mjs";
import { runVitest } from "./runners/vitest.mjs";

// A unit or integration test is run for one break at a time; a browser's run and its build take so long that breaks
// with different specs share them.
const WAYS = {
  unit: { open: async () => ({ build: async () => true, close: () => {} }), run: runVitest, share: apart },
  integration: { open: prepareServerBuild, run: runVitest, share: apart },
  browser: { open: async () => ({ build: async () => true, close: () => {} }), run: runPlaywright, share: shareRounds },
};

function apart(attempts) {
  return attempts.map((attempt) => [attempt]);
}

/** @param {(row: object, outcome: { noticed: boolean, by?: string, spoiled?: string }) => void} tell */
export async function judge(kind, rows, { folder, env, tell, warn }) {
  const way = WAYS[kind];
  const portions = new Map(
    [...new Set(rows.flatMap((row) => row.tests[kind]))].map((cited) => [cited, testsOf(cited)]),
  );
  const place = await way.open(folder, env);
  try {
    // Uses the same build for unbroken code: a failure of the build itself would otherwise look noticed.
    if (!(await place.build())) throw new Error("It cannot be built unbroken.");
    const sound = await runUnbroken(way, [...portions.values()], { folder, env, warn });
    const attempts = rows.map((row) => ({ row, change: row.change, files: row.tests[kind] }));
    for (const round of way.share(attempts)) await tryRound(round);

    async function tryRound(round) {
      const changes = round.map(({ change }) => change);
      const tests = round.flatMap(({ files }) => files.map((cited) => portions.get(cited)));
      await whileBroken(folder, changes, async () => {
        if (!(await place.build())) return tellAll(round, { noticed: false, spoiled: "it could not be built" });
        const failed = new Set();
        for (const portion of merge(tests)) {
          const result = await way.run(folder, portion, env);
          if (result.passed.size + result.failed.size === 0)
            return tellAll(round, { noticed: false, spoiled: "no test ran" });
          for (const name of result.failed) failed.add(name);
          if (round.every((attempt) => noticedBy(attempt, failed))) break;
        }
        for (const attempt of round) tellOne(attempt, failed);
      });
    }

    function noticedBy({ files }, failed) {
      const own = files.flatMap((cited) => portions.get(cited).files);
      return [...failed].find((name) => sound.has(name) && own.includes(name.split(" › ")[0]));
    }

    function tellOne(attempt, failed) {
      const by = noticedBy(attempt, failed);
      tell(attempt.row, by ? { noticed: true, by } : { noticed: false });
    }
  } finally {
    await place.close();
  }

  function tellAll(round, outcome) {
    for (const { row } of round) tell(row, outcome);
  }
}

/** The tests that pass unbroken: a red one notices nothing. */
async function runUnbroken(way, portions, { folder, env, warn }) {
  const sound = new Set();
  for (const portion of merge(portions)) {
    const { passed, failed, output } = await way.run(folder, portion, env);
    for (const name of passed) sound.add(name);
    for (const name of failed) warn(`red without any break: ${name}`);
    if (passed.size === 0) throw new Error(`No test passes unbroken.\n${output.slice(-3_000)}`);
  }
  return sound;
}

/** Whole files run together, and all cited suites of one file at once, by their names. */
function merge(portions) {
  const whole = portions.filter(({ name }) => name === null).flatMap(({ files }) => files);
  const namesOf = new Map();
  for (const { files, name } of portions) {
    if (name !== null) namesOf.set(files[0], [...(namesOf.get(files[0]) ?? []), name]);
  }
  const suites = [...namesOf].map(([file, names]) => ({ files: [file], name: [...new Set(names)].join("|") }));
  return [...(whole.length > 0 ? [{ files: [...new Set(whole)], name: null }] : []), ...suites];
}
