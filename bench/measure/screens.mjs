import { GOALS } from "../goals.mjs";
import { listAssets } from "../page/assets.mjs";
import { countRequests } from "../visit/browser.mjs";
import { send } from "../visit/http.mjs";
import { MISSION } from "../visit/member.mjs";
import { measureRooms } from "./rooms.mjs";

const SHOWCASE = ["/pfade", "/pfade/va-allround", "/pfade/va-allround/mission-probe", "/typen", "/typen/macher-in"];
const READING = ["/", "/datenschutz", "/gibt-es-nicht", ...SHOWCASE];
const TOOLS = ["/home", "/quiz"];

/** Headers of a browser that arrives from another site: such a page includes its styles. */
const FIRST_VISIT = { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "none" };

export async function measureScreens({ running, runningFloor, newcomer, member, chromium }) {
  const visits = [
    ...[...READING, "/onboarding", "/auth"].map((path) => ({ path, cookie: "" })),
    { path: "/quiz", cookie: newcomer.cookie },
    ...["/quiz-results", "/career-path-selection", "/home", MISSION, "/coach", "/coach/plan"].map((path) => ({
      path,
      cookie: member.cookie,
    })),
  ];
  const anchor = await weigh({ origin: runningFloor.url, path: "/", cookie: "", chromium });
  const screens = [];
  for (const visit of visits) screens.push({ ...visit, ...(await weigh({ origin: running.url, ...visit, chromium })) });
  const source = chromium ? "" : " (laut HTML)";
  const isReading = ({ path }) => READING.includes(path);
  return [
    ...screens.map((screen) => ({
      figure: `JS ${screen.path}`,
      measured: screen.scripts,
      anchor: anchor.scripts,
      goal: isReading(screen) ? GOALS.scriptsOfReadingPage : GOALS.scripts,
    })),
    ...screens.filter(isReading).map(({ path, scripts, styles, html }) => ({
      figure: `JS, CSS und HTML ${path}`,
      measured: scripts + styles + html,
      goal: GOALS.wholeReadingPage,
    })),
    // Reading pages have their styles in the bound of their whole page.
    {
      figure: "CSS, größter Screen",
      measured: Math.max(...screens.filter((screen) => !isReading(screen)).map(({ styles }) => styles)),
      goal: GOALS.styles,
    },
    {
      figure: "CSS, nur breite Fenster",
      measured: Math.max(...screens.map(({ wide }) => wide)),
      goal: GOALS.wideStyles,
    },
    ...screens.map(({ path, html }) => ({
      figure: `HTML ${path}`,
      measured: html,
      ...(TOOLS.includes(path) ? { goal: GOALS.html } : { unit: "kB" }),
    })),
    {
      figure: "HTML /home, erster Besuch mit Stylesheet",
      measured: await kilobytes(`${running.url}/home`, { ...FIRST_VISIT, Cookie: member.cookie }),
      unit: "kB",
    },
    ...screens.map(({ path, requests }) => ({
      figure: `Anfragen ${path}${source}`,
      measured: requests,
      anchor: anchor.requests,
      goal: GOALS.requests,
    })),
    {
      figure: `Fremde Hosts, alle Screens${source}`,
      measured: new Set(screens.flatMap(({ foreignHosts }) => foreignHosts)).size,
      goal: GOALS.foreignHosts,
    },
    ...measureRooms(),
  ];
}

/** Sizes in kB, compressed as the server sends them. */
async function weigh({ origin, path, cookie, chromium }) {
  const url = `${origin}${path}`;
  const plain = await send(url, { headers: { Cookie: cookie } });
  if (![200, 404].includes(plain.status)) throw new Error(`${path} answered ${plain.status}`);
  const { scripts, styles, wide, others } = listAssets(plain.body.toString("utf8"));
  const all = [...scripts, ...styles, ...wide, ...others].map((address) => new URL(address, url));
  const named = {
    requests: 1 + all.length,
    foreignHosts: all
      .filter((address) => address.protocol !== "data:" && address.origin !== origin)
      .map(({ host }) => host),
  };
  const requested = chromium ? await countRequests(chromium, { url, cookie }) : named;
  return {
    ...requested,
    scripts: await sumOf(scripts, url),
    styles: await sumOf(styles, url),
    wide: await sumOf(wide, url),
    html: await kilobytes(url, { Cookie: cookie }),
  };
}

async function sumOf(addresses, base) {
  let sum = 0;
  for (const address of addresses) sum += await kilobytes(new URL(address, base).href);
  return sum;
}

async function kilobytes(url, headers = {}) {
  const { body } = await send(url, { headers: { ...headers, "Accept-Encoding": "gzip" } });
  return body.length / 1000;
}
