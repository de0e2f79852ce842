import { fork } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileAppScript } from "../../scripts/lib/app-module.mjs";
import { inProject, root } from "../../scripts/lib/project.mjs";
import { GOALS } from "../goals.mjs";
import { median } from "../report/median.mjs";
import { growContent } from "./grow.mjs";

const RUNS = 5;
const EDITED = "roadmaps/va-allround/04-wunschkundschaft.mdx";

/** Cost of a start and of an edit with ten times the missions: in files and bodies, and in CPU. */
export async function measureContent() {
  const folder = await mkdtemp(join(tmpdir(), "bench-content-"));
  try {
    return await measureIn(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureIn(folder) {
  const bundle = await bundleContent();
  const today = { contentDir: join(folder, "today"), cacheDir: join(folder, "today-cache"), bundle };
  const grown = { contentDir: join(folder, "grown"), cacheDir: join(folder, "grown-cache"), bundle };
  await growContent(inProject("content"), today.contentDir, 0);
  await growContent(inProject("content"), grown.contentDir);
  const small = await loadOnce(today, "stub");
  const { missions } = await loadOnce(grown, "stub");

  // Alternates, so that other load on the machine affects both alike.
  const [few, many, editOfFew, editOfMany] = [[], [], [], []];
  for (let run = 0; run < RUNS; run++) {
    few.push(await loadOnce(today));
    many.push(await loadOnce(grown));
    editOfFew.push(await editOnce(today, run));
    editOfMany.push(await editOnce(grown, run));
  }
  const cpu = (loads) => median(loads.map(({ cpuMs }) => cpuMs));
  const more = (missions - small.missions) / 1000;
  const [, start] = many;
  const [, edit] = editOfMany;
  const library = await stat(join(grown.cacheDir, "library.pack"));
  const number = new Intl.NumberFormat("de-DE").format(missions);
  return [
    { figure: `Start, ${number} Missionen: gelesene Dateien`, measured: start.read, goal: GOALS.untouched },
    { figure: "… übersetzte Texte", measured: start.compiled, goal: GOALS.untouched },
    { figure: "… Bibliothek", measured: library.size / 1e6, unit: "MB" },
    { figure: "… Speicher", measured: start.rssBytes / 1e6, anchor: few[1].rssBytes / 1e6, unit: "MB" },
    { figure: "… CPU je 1.000 Missionen mehr", measured: (cpu(many) - cpu(few)) / more, goal: GOALS.startOfMissions },
    { figure: "Eine Datei bearbeitet: gelesene Dateien", measured: edit.read, goal: GOALS.edited },
    { figure: "… zerlegte Dateien", measured: edit.parsed, goal: GOALS.edited },
    { figure: "… übersetzte Texte", measured: edit.compiled, goal: GOALS.edited },
    { figure: "… CPU", measured: cpu(editOfMany), anchor: cpu(editOfFew), goal: GOALS.edit },
  ];
}

async function editOnce(content, run) {
  await appendFile(join(content.contentDir, EDITED), `\nBearbeitet zum ${run + 1}. Mal.\n`);
  return loadOnce(content);
}

const CONTENT = 'export { loadLibrary } from "~/content/load.server"; export { WORK } from "~/content/work.server";';
const bundleContent = async () => pathToFileURL(await compileAppScript(CONTENT, "bench/content")).href;

async function loadOnce({ bundle, contentDir, cacheDir }, ...flags) {
  const child = fork(inProject("bench/content/load-once.mjs"), [bundle, contentDir, cacheDir, ...flags], { cwd: root });
  const told = once(child, "message");
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The content could not be loaded (${code}).`);
  return (await told)[0];
}
