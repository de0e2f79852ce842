import { Agent } from "node:http";
import { send } from "./http.mjs";

/** Enough to keep a process of one thread busy without a pause. */
const CONNECTIONS = 32;

/** Every answer must be a 200; ends after so many seconds or pages. Resolves to the number of answers. */
export async function load({ url, headers = {}, seconds = Infinity, pages = Infinity }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = Date.now() + seconds * 1000;
  let answers = 0;
  const keepAsking = async () => {
    while (Date.now() < until && answers < pages) {
      const { status } = await send(url, { headers: { "Accept-Encoding": "gzip", ...headers }, agent });
      if (status !== 200) throw new Error(`${url} answered ${status} under load`);
      answers++;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  } finally {
    agent.destroy();
  }
  return answers;
}
