import { GOALS } from "../goals.mjs";
import { load } from "../load.mjs";
import { startProcess } from "../process.mjs";
import { bare } from "../programs.mjs";
import { countQueries } from "./queries.mjs";

const WARM_UP_SECONDS = 4;

/** CPU per page, in ms, of the app and of a bare program that renders the same tree with as many selects. */
export async function measureCpu(bench) {
  const { env, running, landing, home, postgres } = bench;
  const selects = await countQueries(bench, home.path, home.cookie);
  const perPage = (program, page) => cpuPerPage(program, page, bench.seconds.cpu);
  const withBare = async (program) => {
    const process = await startProcess(program);
    try {
      return await perPage(process, { path: "/", cookie: "" });
    } finally {
      await process.stop();
    }
  };
  return [
    {
      figure: `CPU ${landing.path}, ${landing.elements} Elemente`,
      measured: await perPage(running, landing),
      anchor: await withBare(bare({ env, tree: landing.file })),
      goal: GOALS.cpuPlain,
    },
    {
      figure: `CPU ${home.path}, ${home.elements} Elemente, ${selects} Abfragen`,
      measured: await perPage(running, home),
      anchor: await withBare(bare({ env, tree: home.file, selects, databaseUrl: postgres.url })),
      goal: GOALS.cpuHome,
    },
  ];
}

async function cpuPerPage(process, { path, cookie }, seconds) {
  const page = { url: `${process.url}${path}`, headers: { Cookie: cookie } };
  await load({ ...page, seconds: WARM_UP_SECONDS });
  const before = await process.usage();
  const pages = await load({ ...page, seconds });
  const after = await process.usage();
  return (after.cpuMs - before.cpuMs) / pages;
}
