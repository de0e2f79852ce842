import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { GOALS } from "../goals.mjs";
import { median } from "../median.mjs";
import { registerMember } from "../member.mjs";
import { startProcess } from "../process.mjs";
import { app, bare } from "../programs.mjs";

const RUNS = 5;

/** From the start of the process to its first page, in ms, built and with existing data. */
export async function measureColdStarts({ env, folder, programs, landing }) {
  const dataDir = join(folder, "pglite");
  await mkdir(dataDir);
  const onPglite = app({ env, dataDir });
  await fill(onPglite, dataDir);
  const bareOnPglite = bare({ env, tree: landing.file, selects: 1, dataDir });
  return [
    {
      figure: "Kaltstart, PostgreSQL",
      ...(await startInTurns(programs.app, programs.floor)),
      goal: GOALS.coldPostgres,
    },
    { figure: "Kaltstart, PGlite", ...(await startInTurns(onPglite, bareOnPglite)), goal: GOALS.coldPglite },
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

/** In turns, so that what else the machine does meets both alike. */
async function startInTurns(program, anchorProgram) {
  const [measured, anchor] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    measured.push(await startOnce(program));
    anchor.push(await startOnce(anchorProgram));
  }
  return { measured: median(measured), anchor: median(anchor) };
}

async function startOnce(program) {
  const process = await startProcess(program);
  await process.stop();
  return process.startedMs;
}
