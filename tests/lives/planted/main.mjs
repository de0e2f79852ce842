import { copyProject, whileBroken } from "../../../breaking/copy.mjs";
import { prepareServerBuild } from "../../../breaking/runners/server-build.mjs";
import { buildServiceWorker } from "../../../scripts/lib/service-worker.mjs";
import { problemsOf, readFaults } from "./faults.mjs";
import { playUntilFound } from "./play.mjs";

const OF_WORKER = /^app\/service-worker\//;

/**
 * `npm run lives -- --planted`: puts each fault, or those whose names are given, into a copy and plays lives there until
 * one fails. Resolves to the exit code: 1 where one was not found.
 */
export async function plant({ names, seed, lives, acts, database, env }) {
  const all = readFaults();
  const faults = names.length === 0 ? all : names.flatMap((name) => all.filter(({ fault }) => fault === name));
  const unknown = names.filter((name) => !all.some(({ fault }) => fault === name));
  const problems = [...unknown.map((name) => `There is no fault ${name}.`), ...problemsOf(all)];
  if (problems.length > 0) return refuse(problems.join("\n"));
  const folder = await copyProject();
  const place = await prepareServerBuild(folder, env);
  /** Lives by whether they fail without any fault: those find nothing. */
  const isRed = new Map();
  let missed = 0;
  for (const { fault, what, on, edits } of faults) {
    const kind = on ?? database;
    const outcome = { played: 0, seconds: 0, found: null, spoiled: null };
    while (outcome.played < lives && !outcome.found && !outcome.spoiled) await search(outcome, { kind, edits });
    if (!outcome.found) missed++;
    process.stdout.write(`${row({ fault, what, kind, outcome })}\n`);
  }
  await place.close();
  process.stdout.write(`\n${faults.length - missed} von ${faults.length} gefunden.\n`);
  return missed > 0 ? 1 : 0;

  /** Plays on with the fault, until a life fails that does not without it. */
  async function search(outcome, { kind, edits }) {
    const play = (options) => playUntilFound(folder, { acts, database: kind, ...options }, env);
    const from = seed + outcome.played;
    if (isRed.get(`${kind} ${from}`)) return outcome.played++;
    let until = from + 1;
    while (until < seed + lives && !isRed.get(`${kind} ${until}`)) until++;
    const { played, seconds, found, spoiled } = await whileBroken(folder, edits, async () =>
      (await build(edits)) ? play({ seed: from, lives: until - from }) : { spoiled: "er ließ sich nicht bauen" },
    );
    Object.assign(outcome, {
      spoiled,
      played: outcome.played + (played ?? 0),
      seconds: outcome.seconds + (seconds ?? 0),
    });
    if (!found) return;
    const life = `${kind} ${found.seed}`;
    if (!isRed.has(life)) {
      await build(edits);
      const sound = await play({ seed: found.seed, lives: 1 });
      isRed.set(life, sound.found !== null);
      if (sound.found)
        process.stdout.write(`! Leben ${found.seed} scheitert auch ohne Fehler: ${firstOf(sound.found)}\n`);
    }
    if (!isRed.get(life)) outcome.found = found;
  }

  async function build(edits) {
    if (edits.some(({ file }) => OF_WORKER.test(file))) await buildServiceWorker(folder);
    return place.build();
  }
}

const firstOf = ({ words }) => words.split("\n")[0].slice(0, 240);

function row({ fault, what, kind, outcome: { found, played, seconds, spoiled } }) {
  const head = `${fault} (${what}), ${kind}`;
  if (!found) return `✗ ${head}: ${spoiled ?? `in ${played} Leben nicht gefunden`} (${seconds} s)`;
  return `✓ ${head}: im ${played}. Leben, nach ${found.after} Taten (${found.act}; ${seconds} s): ${firstOf(found)}`;
}

function refuse(message) {
  process.stderr.write(`${message}\n`);
  return 1;
}
