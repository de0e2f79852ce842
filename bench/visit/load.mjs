import { Agent } from "node:http";
import { send } from "./http.mjs";

/** Enough to keep a process of one thread busy without a pause. */
const CONNECTIONS = 32;

/**
 * Asks for a page on all connections at once, again and again, for so many seconds or until so many pages have come;
 * every answer must be a 200. Resolves to the number of answers.
 */
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
