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
  const faults = names.length === 0 ? all : all.filter(({ fault }) => names.includes(fault));
  const unknown = names.filter((name) => !all.some(({ fault }) => fault === name));
  const problems = [...unknown.map((name) => `There is no fault ${name}.`), ...problemsOf(all)];
  if (problems.length > 0) return refuse(problems.join("\n"));
  const folder = await copyProject();
  const place = await prepareServerBuild(folder, env);
  const play = (options) => playUntilFound(folder, { seed, acts, ...options }, env);
  let missed = 0;
  for (const { fault, what, on, edits } of faults) {
    const kind = on ?? database;
    const outcome = await whileBroken(folder, edits, async () => {
      if (!(await build(edits))) return { spoiled: "er ließ sich nicht bauen" };
      return play({ lives, database: kind });
    });
    if (outcome.found) {
      // The life may fail without the fault, too.
      await build(edits);
      const sound = await play({ lives: 1, database: kind, seed: outcome.found.seed });
      if (sound.found) outcome.spoiled = "das Leben scheitert auch ohne ihn";
    }
    if (outcome.spoiled || !outcome.found) missed++;
    process.stdout.write(`${row({ fault, what, kind, outcome, seed })}\n`);
  }
  await place.close();
  process.stdout.write(`\n${faults.length - missed} von ${faults.length} gefunden.\n`);
  return missed > 0 ? 1 : 0;

  async function build(edits) {
    if (edits.some(({ file }) => OF_WORKER.test(file))) await buildServiceWorker(folder);
    return place.build();
  }
}

function row({ fault, what, kind, outcome: { found, played, seconds, spoiled }, seed }) {
  const head = `${fault} (${what}), ${kind}`;
  if (!found) return `✗ ${head}: ${spoiled ?? `in ${played} Leben nicht gefunden`} (${seconds ?? 0} s)`;
  const words = found.words.split("\n")[0].slice(0, 240);
  const sign = spoiled ? "!" : "✓";
  const note = spoiled ? `; ${spoiled}` : "";
  return `${sign} ${head}: im ${found.seed - seed + 1}. Leben, nach ${found.after} Taten (${found.act}; ${seconds} s): ${words}${note}`;
}

function refuse(message) {
  process.stderr.write(`${message}\n`);
  return 1;
}
