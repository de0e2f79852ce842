import { openBuilds } from "./builds.mjs";
import { openCommit } from "./other-commit.mjs";
import { visitInPairs } from "./pairs.mjs";
import { causesLine, comparingRows, rowsOf } from "./rows.mjs";
import { SCREENS, targetsAt } from "./screens.mjs";
import { traceSlowly, visitSlowly } from "./visit.mjs";

/** Visits with a trace, each: three tell the kinds apart, and none is compared. */
const TRACES = 3;

/** A first visit on a slow phone, against the Remix floor or, with `compare`, against another commit. */
export async function measureSlowBrowser(workplace) {
  const { env, browser: options } = workplace;
  const asked = SCREENS.filter(({ path }) => options.screens?.includes(path) ?? true);
  const other = options.compare ? await openCommit(options.compare, env) : null;
  const { builds, missing } = await openBuilds(env);
  try {
    const rows = missing.map((text) => ({ text }));
    for (const [index, build] of builds.entries()) {
      const plan = planOf(workplace, asked, other);
      rows.push(
        { text: `${build.name}, ${plan.against}` },
        ...(await measureIn(build, plan, options.pairs, index === 0)),
      );
    }
    return rows;
  } finally {
    for (const { chromium } of builds) await chromium.close();
    await other?.close();
  }
}

function planOf({ running, runningFloor, newcomer, member }, asked, other) {
  const screens = targetsAt(running.url, { newcomer, member }, asked);
  if (other) {
    const theirs = targetsAt(other.running.url, other, asked);
    const anchorOf = (screen) => theirs[screens.indexOf(screen)];
    return { screens, anchorOf, traced: [...screens, ...theirs], against: `Anker: ${other.name}`, other };
  }
  const floor = { path: "Remix-Anker", url: `${runningFloor.url}/`, cookie: "" };
  return { screens, anchorOf: () => floor, traced: [floor, ...screens], against: "Anker: Remix", other };
}

async function measureIn({ chromium }, { screens, anchorOf, traced, other }, most, isFirst) {
  const visit = (target) => visitSlowly(chromium, target);
  const pairs = await visitInPairs({ screens, anchorOf, visit, most });
  const traces = new Map();
  for (const target of traced) traces.set(target, await traceTimes(chromium, target));
  const line = (target) =>
    causesLine(screens.includes(target) || !other ? target.path : `${target.path}, Anker`, traces.get(target));
  const ofScreen = (screen) => {
    const of = pairs.get(screen);
    return [...(other ? comparingRows(screen.path, of) : rowsOf(screen.path, of, isFirst)), line(screen)];
  };
  return [...screens.flatMap(ofScreen), ...traced.filter((target) => !screens.includes(target)).map(line)];
}

async function traceTimes(chromium, target) {
  const traces = [];
  for (let visit = 0; visit < TRACES; visit++) traces.push(await traceSlowly(chromium, target));
  return traces.filter((causes) => causes !== null);
}
