import { GOALS } from "../goals.mjs";
import { send } from "../visit/http.mjs";
import { MISSION } from "../visit/member.mjs";

const WARM_UP = 5;
const PAGES = 10;

/** The statements PostgreSQL executes for a page, once the app's connections are open. */
export async function measureQueries(bench) {
  const { newcomer, member } = bench;
  return [
    { figure: "Abfragen /home", measured: await countQueries(bench, "/home", member.cookie), goal: GOALS.queries },
    { figure: `Abfragen ${MISSION}`, measured: await countQueries(bench, MISSION, member.cookie), goal: GOALS.queries },
    { figure: "Abfragen /quiz", measured: await countQueries(bench, "/quiz", newcomer.cookie), unit: "" },
    { figure: "Abfragen /", measured: await countQueries(bench, "/", ""), unit: "" },
  ];
}

/** Takes the fewest of several: occasional background work of the app belongs to no page. */
export async function countQueries({ running, postgres }, path, cookie) {
  const counts = [];
  for (let page = 0; page < WARM_UP + PAGES; page++) {
    const before = await postgres.countStatements();
    await send(`${running.url}${path}`, { headers: { Cookie: cookie } });
    counts.push((await postgres.countStatements()) - before);
  }
  return Math.min(...counts.slice(WARM_UP));
}
