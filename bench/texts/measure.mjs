import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileAppScript } from "../../scripts/lib/app-module.mjs";
import { inProject } from "../../scripts/lib/project.mjs";
import { GOALS } from "../goals.mjs";

const PARTS = `
export { loadLibrary } from "./app/content/load.server.ts";
export { foldFor } from "./app/content/sections/fold.ts";
export { PERSONAS } from "./app/domain/situation/personas.ts";
export { readerOf } from "./app/domain/situation/concerned-by.ts";
export { withCalculations } from "./app/ui/calculators/with-calculations.ts";
`;

/** CPU of what is filled into a mission's text for its day and its reader, over all missions. */
export async function measureTexts() {
  const cacheDir = await mkdtemp(join(tmpdir(), "bench-texts-"));
  try {
    const parts = await import(pathToFileURL(await compileAppScript(PARTS, "bench-texts")).href);
    const { library } = await parts.loadLibrary({ contentDir: inProject("content"), cacheDir, now: Date.now() });
    return rowsOf(library, parts);
  } finally {
    await rm(cacheDir, { recursive: true, force: true });
  }
}

/** A learner who has filled in every calculator. */
const calculationsOf = ({ calculators }) => new Map(calculators.map(({ slug }) => [slug, {}]));

function rowsOf(library, { foldFor, PERSONAS, readerOf, withCalculations }) {
  const { missions } = library.data;
  const who = readerOf(PERSONAS.meryem.situation);
  const calculations = calculationsOf(library);
  const texts = missions.map(({ html }) => html);
  const withOne = texts.filter((html) => html.includes("data-rechner"));
  const figures = cpuPer(missions, (mission) => mission.html.length);
  const folds = cpuPer(texts, (html) => foldFor(html, { who, isAllOpen: false }));
  const forms = cpuPer(withOne, (html) => withCalculations(html, library, { calculations, from: "/mission/m" }));
  return [
    { figure: "Text einer Mission: Zahlen des Tages", measured: figures, unit: "ms" },
    { figure: "… Faltung nach Situation", measured: folds, unit: "ms" },
    { figure: `… Rechner, in ${withOne.length} Missionen`, measured: forms, unit: "ms" },
    {
      figure: "… zusammen, im Mittel",
      measured: figures + folds + (forms * withOne.length) / missions.length,
      goal: GOALS.filledText,
    },
  ];
}

const ROUNDS = 20;

/** Milliseconds of CPU for each of these, after a first round that warms the code up. */
function cpuPer(all, work) {
  for (const each of all) work(each);
  const { user, system } = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) for (const each of all) work(each);
  const { user: userNow, system: systemNow } = process.cpuUsage();
  return (userNow + systemNow - user - system) / 1000 / ROUNDS / all.length;
}
