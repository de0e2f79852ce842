import { GOALS } from "../goals.mjs";
import { startProcess } from "../programs/process.mjs";
import { load } from "../visit/load.mjs";

/** Resident memory after load, in MB, of fresh processes. */
export async function measureMemory({ programs, home, seconds }) {
  const after = async (program, page) => {
    const process = await startProcess(program);
    try {
      await load({ url: `${process.url}${page.path}`, headers: { Cookie: page.cookie }, seconds: seconds.memory });
      return (await process.usage()).rssBytes / 1e6;
    } finally {
      await process.stop();
    }
  };
  return [
    {
      figure: `Speicher nach ${seconds.memory} s Last, /home`,
      measured: await after(programs.app, home),
      anchor: await after(programs.floor, { path: "/", cookie: "" }),
      goal: GOALS.memory,
    },
  ];
}
