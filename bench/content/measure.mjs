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

const EDITED = "roadmaps/va-allround/04-wunschkundschaft.mdx";

/** Copies of each path, and how often each figure is measured. */
const SIZES = [
  { copies: 9, runs: 5, isHeld: true },
  { copies: 83, runs: 3, isHeld: false },
];

/** Cost of a start and of an edit with ten times the missions, and more: in files and bodies, CPU and memory. */
export async function measureContent() {
  const folder = await mkdtemp(join(tmpdir(), "bench-content-"));
  try {
    const bundle = await bundleContent();
    const today = await contentOf({ folder, bundle, copies: 0 });
    const rows = [];
    for (const { copies, ...how } of SIZES) {
      rows.push(...(await compare(today, await contentOf({ folder, bundle, copies }), how)));
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Content with so many copies of each path, once loaded. */
async function contentOf({ folder, bundle, copies }) {
  const content = { bundle, contentDir: join(folder, `${copies}`), cacheDir: join(folder, `${copies}-cache`) };
  await growContent(inProject("content"), content.contentDir, copies);
  const { missions } = await loadOnce(content, "stub");
  return { ...content, missions };
}

async function compare(today, grown, { runs, isHeld }) {
  // Alternates, so that other load on the machine affects both alike.
  const loads = { few: [], many: [], afterEditOfFew: [], afterEditOfMany: [], editsOfFew: [], editsOfMany: [] };
  for (let run = 0; run < runs; run++) {
    loads.few.push(await loadOnce(today));
    loads.many.push(await loadOnce(grown));
    loads.afterEditOfFew.push(await startAfterEdit(today, run));
    loads.afterEditOfMany.push(await startAfterEdit(grown, run));
    loads.editsOfFew.push(await loadOnce(today, "edits"));
    loads.editsOfMany.push(await loadOnce(grown, "edits"));
  }
  const { few, many, afterEditOfFew, afterEditOfMany, editsOfFew, editsOfMany } = loads;
  const cpu = (all, what = "start") => median(all.map((each) => each[what].cpuMs));
  const more = (grown.missions - today.missions) / 1000;
  const [, { start, rssBytes }] = many;
  const [, { edit }] = editsOfMany;
  const library = await stat(join(grown.cacheDir, "library.pack"));
  const number = new Intl.NumberFormat("de-DE").format(grown.missions);
  const goal = (of) => (isHeld ? { goal: of } : {});
  return [
    { figure: `Start, ${number} Missionen: gelesene Dateien`, measured: start.read, goal: GOALS.untouched },
    { figure: "… übersetzte Texte", measured: start.compiled, goal: GOALS.untouched },
    { figure: "… Bibliothek", measured: library.size / 1e6, unit: "MB" },
    { figure: "… Speicher", measured: rssBytes / 1e6, anchor: few[1].rssBytes / 1e6, unit: "MB" },
    {
      figure: "… CPU je 1.000 Missionen mehr",
      measured: (cpu(many) - cpu(few)) / more,
      ...goal(GOALS.startOfMissions),
    },
    { figure: "Eine Datei bearbeitet: gelesene Dateien", measured: edit.read, goal: GOALS.edited },
    { figure: "… zerlegte Dateien", measured: edit.parsed, goal: GOALS.edited },
    { figure: "… übersetzte Texte", measured: edit.compiled, goal: GOALS.edited },
    {
      figure: "… CPU, bis sie zu sehen ist",
      measured: cpu(editsOfMany, "edit"),
      anchor: cpu(editsOfFew, "edit"),
      ...goal(GOALS.edit),
    },
    {
      figure: "… bei der ersten seit dem Start",
      measured: cpu(editsOfMany, "firstEdit"),
      anchor: cpu(editsOfFew, "firstEdit"),
      unit: "ms",
    },
    {
      figure: "… fürs Sichern danach",
      measured: cpu(editsOfMany, "saving"),
      anchor: cpu(editsOfFew, "saving"),
      unit: "ms",
    },
    {
      figure: "… Start danach",
      measured: cpu(afterEditOfMany),
      anchor: cpu(afterEditOfFew),
      ...goal(GOALS.startAfterEdit),
    },
  ];
}

async function startAfterEdit(content, run) {
  await appendFile(join(content.contentDir, EDITED), `\nBearbeitet vor dem ${run + 1}. Start.\n`);
  return loadOnce(content);
}

const CONTENT = 'export { loadLibrary } from "~/content/load.server"; export { WORK } from "~/content/work.server";';
const bundleContent = async () => pathToFileURL(await compileAppScript(CONTENT, "bench/content")).href;

async function loadOnce({ bundle, contentDir, cacheDir }, ...how) {
  const child = fork(inProject("bench/content/load-once.mjs"), [bundle, contentDir, cacheDir, ...how], { cwd: root });
  const told = once(child, "message");
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The content could not be loaded (${code}).`);
  return (await told)[0];
}
