import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { GOALS } from "../goals.mjs";
import { app, bare } from "../programs/list.mjs";
import { startProcess } from "../programs/process.mjs";
import { median, ratioSpread } from "../report/median.mjs";
import { registerMember } from "../visit/member.mjs";

const RUNS = 7;

/**
 * Time from process start to the first page, built, with data: ms, and CPU of all threads, hardly skewed by other load.
 */
export async function measureColdStarts({ env, folder, programs, landing }) {
  const dataDir = join(folder, "pglite");
  await mkdir(dataDir);
  const onPglite = app({ env, dataDir });
  await fill(onPglite, dataDir);
  const bareOnPglite = bare({ env, tree: landing.file, selects: 1, dataDir });
  return [
    ...(await startInTurns("Kaltstart, PostgreSQL", [programs.app, programs.floor], GOALS.coldPostgres)),
    ...(await startInTurns("Kaltstart, PGlite", [onPglite, bareOnPglite], GOALS.coldPglite)),
    {
      figure: "Dateien bis zur ersten Seite, PostgreSQL",
      measured: await countFiles(programs.app, join(folder, "coverage")),
      anchor: await countFiles(programs.floor, join(folder, "coverage-floor")),
      goal: GOALS.filesLoaded,
    },
  ];
}

async function fill(program, dataDir) {
  const process = await startProcess(program);
  try {
    await registerMember({ origin: process.url, dataDir, name: "Anna" });
  } finally {
    await process.stop();
  }
}

/** Alternates both programs, so that other load on the machine affects them alike. */
async function startInTurns(figure, [program, anchorProgram], goal) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push([await startOnce(program), await startOnce(anchorProgram)]);
  const row = (name, key) => {
    const [measured, anchors] = [0, 1].map((side) => runs.map((pair) => pair[side][key]));
    const spread = ratioSpread(measured, anchors);
    return { figure: name, measured: median(measured), anchor: median(anchors), spread, goal };
  };
  return [row(figure, "startedMs"), row(`${figure}, CPU`, "cpuMs")];
}

async function startOnce(program) {
  const process = await startProcess(program);
  const { cpuMs } = await process.usage();
  await process.stop();
  return { startedMs: process.startedMs, cpuMs };
}

/** The code files a start loads, packages included, as recorded by V8. */
async function countFiles(program, folder) {
  const process = await startProcess({ ...program, env: { ...program.env, NODE_V8_COVERAGE: folder } });
  await process.stop();
  const reports = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
  const loaded = reports.flatMap((report) => JSON.parse(report).result.map(({ url }) => url));
  return new Set(loaded.filter((url) => url.startsWith("file:"))).size;
}
