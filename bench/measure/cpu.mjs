import { GOALS } from "../goals.mjs";
import { bare } from "../programs/list.mjs";
import { startProcess } from "../programs/process.mjs";
import { ratioSpread } from "../report/median.mjs";
import { load } from "../visit/load.mjs";
import { countQueries } from "./queries.mjs";

/** Warm-up counted in pages, not time: the first 500 cost twice as much, until the compiler has seen enough. */
const WARM_UP_PAGES = 3000;
const SLICES = 5;

/** CPU per page, in ms, of the app and of a bare program that renders the same tree with as many selects. */
export async function measureCpu(bench) {
  const { env, landing, legal, home, postgres } = bench;
  const selects = await countQueries(bench, home.path, home.cookie);
  const withSelects = bare({ env, tree: home.file, selects, databaseUrl: postgres.url });
  return [
    await compare(bench, landing, bare({ env, tree: landing.file }), GOALS.cpuPlain),
    await compare(bench, legal, bare({ env, tree: legal.file }), GOALS.cpuPlain),
    await compare(bench, home, withSelects, GOALS.cpuHome, `, ${selects} Abfragen`),
  ];
}

/** Alternates in short slices, so that other load on the machine affects both alike. */
async function compare({ running, seconds }, page, bareProgram, goal, queries = "") {
  const anchorProcess = await startProcess(bareProgram);
  const app = countCpu(running, { url: `${running.url}${page.path}`, headers: { Cookie: page.cookie } });
  const anchor = countCpu(anchorProcess, { url: `${anchorProcess.url}/` });
  try {
    for (const each of [app, anchor]) await each.warmUp();
    for (let slice = 0; slice < SLICES; slice++) {
      for (const each of [app, anchor]) await each.measure(seconds.cpu / SLICES);
    }
  } finally {
    await anchorProcess.stop();
  }
  const figure = `CPU ${page.path}, ${page.elements} Elemente${queries}`;
  const spread = ratioSpread(app.slices(), anchor.slices());
  return { figure, measured: app.perPage(), anchor: anchor.perPage(), spread, goal };
}

function countCpu(process, page) {
  const sum = { pages: 0, cpuMs: 0 };
  const slices = [];
  return {
    warmUp: () => load({ ...page, pages: WARM_UP_PAGES }),
    async measure(seconds) {
      const before = await process.usage();
      const pages = await load({ ...page, seconds });
      const cpuMs = (await process.usage()).cpuMs - before.cpuMs;
      sum.pages += pages;
      sum.cpuMs += cpuMs;
      slices.push(cpuMs / pages);
    },
    slices: () => slices,
    perPage: () => sum.cpuMs / sum.pages,
  };
}
