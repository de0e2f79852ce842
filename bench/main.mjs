import { ensureBuilt } from "../scripts/lib/build.mjs";
import { ensureChromium } from "../tests/runner/chromium.mjs";
import { testEnvironment } from "../scripts/lib/environment.mjs";
import { ensureInstalled } from "../scripts/lib/install.mjs";
import { withProgress } from "../scripts/lib/progress.mjs";
import { readOptions } from "./options.mjs";
import { formatTable } from "./report/table.mjs";
import { exitCode, misses } from "./report/verdict.mjs";

const WITHOUT_CHROMIUM =
  "Ohne Chromium sind Anfragen laut HTML gezählt, und es fehlen: Anzeige, Bedienbarkeit, Blockaden und Verschiebungen.";

/** `npm run bench`: measures, prints one table; 1 when a figure that is the same in every run misses what it must. */
export async function main(args, fullEnv) {
  const env = testEnvironment(fullEnv);
  const options = readOptions(args);
  if (!options.ok) return refuse(options.message);
  const installed = await ensureInstalled({ dev: true, env });
  if (!installed.ok) return refuse(installed.message);
  const built = await ensureBuilt({ env });
  if (!built.ok) return refuse(built.message);
  const { rows, omitted } = await measureAll(options, env);
  process.stdout.write(`\n${formatTable(rows)}\n\n✓ Ziel erreicht, – nur was sein muss, ✗ nicht einmal das\n`);
  if (omitted) process.stdout.write(`${omitted}\n`);
  for (const { figure } of misses(rows)) process.stdout.write(`Verfehlt: ${figure}\n`);
  return exitCode(rows);
}

/** Packages are loaded only now: on a fresh clone they have just been installed. */
async function measureAll({ only, seconds, people, browser }, env) {
  const { SECTIONS } = await import("./sections.mjs");
  const asked = SECTIONS.filter(({ id, onRequest }) => (only === null ? !onRequest : only.includes(id)));
  const [alone, together] = [asked.filter(({ apart }) => apart), asked.filter(({ apart }) => !apart)];
  const { rows, omitted } = await measureTogether(together, { seconds, browser }, env);
  for (const { label, measure } of alone) {
    rows.push(...(await withProgress(label, () => measure({ env, people }), { env })));
  }
  return { rows, omitted };
}

async function measureTogether(sections, options, env) {
  const rows = [];
  if (sections.length === 0) return { rows, omitted: null };
  const [{ openWorkplace }, { launchChromium }] = await Promise.all([
    import("./workplace.mjs"),
    import("./visit/browser.mjs"),
  ]);
  const found = await ensureChromium(env);
  const chromium = found.ok ? await launchChromium(found.path) : null;
  const workplace = await withProgress("Datenbank, App und Vergleichsprogramme starten", () => openWorkplace(env), {
    env,
  });
  try {
    const possible = sections.filter(({ needsChromium }) => chromium || !needsChromium);
    for (const { label, measure } of possible) {
      const work = () => measure({ ...workplace, chromium, ...options });
      rows.push(...(await withProgress(label, work, { env })));
    }
  } finally {
    await workplace.close();
    await chromium?.close();
  }
  return { rows, omitted: chromium ? null : WITHOUT_CHROMIUM };
}

function refuse(message) {
  process.stderr.write(`${message}\n`);
  return 1;
}
