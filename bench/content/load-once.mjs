// Loads the content as a start does, and with `edits` goes on as an app does that is edited; reports the cost of each:
// { start, firstEdit, edit: { cpuMs, read, parsed, compiled }, saving: { cpuMs }, missions, rssBytes }.
// Arguments: the bundle of app/content, the content, the cache, and how: `stub` to skip compiling, `edits`, or nothing.
import { appendFile } from "node:fs/promises";
import { join } from "node:path";

const [bundle, contentDir, cacheDir, how] = process.argv.slice(2);
const { loadLibrary, WORK } = await import(bundle);

const EDITED = "roadmaps/va-allround/04-wunschkundschaft.mdx";
const EDITS = 7;

let counts = { read: 0, parsed: 0, compiled: 0 };
const work = {
  read(file) {
    counts.read++;
    return WORK.read(file);
  },
  async loadParser() {
    const parse = await WORK.loadParser();
    return (file) => {
      counts.parsed++;
      return parse(file);
    };
  },
  compile(body, context) {
    counts.compiled++;
    return how === "stub" ? { ok: true, html: `<p>${body.body}</p>` } : WORK.compile(body, context);
  },
};

async function costOf(task) {
  counts = { read: 0, parsed: 0, compiled: 0 };
  const before = process.cpuUsage();
  const result = await task();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuMs: (user + system) / 1000, ...counts };
}

const kept = how === "edits" ? {} : undefined;
async function load() {
  // The cache distrusts files that were written lately; those of a real project are older than that.
  const now = Date.now() + 60_000;
  const { result, ...cost } = await costOf(() =>
    loadLibrary({ contentDir, cacheDir, now, work, withSearch: false, ...(kept ? { kept } : {}) }),
  );
  if (result.problems.length > 0) throw new Error(JSON.stringify(result.problems.slice(0, 5)));
  return { library: result.library, cost };
}

const { library, cost: start } = await load();
const told = { start, missions: library.data.missions.length, rssBytes: process.memoryUsage.rss() };
if (kept) {
  const edits = [];
  for (let edit = 0; edit <= EDITS; edit++) {
    await appendFile(join(contentDir, EDITED), `\nBearbeitet zum ${Date.now()}. Mal.\n`);
    edits.push((await load()).cost);
  }
  const [firstEdit, ...others] = edits;
  const [edit] = others.toSorted((a, b) => a.cpuMs - b.cpuMs).slice(EDITS >> 1);
  const { cpuMs } = await costOf(() => kept.save());
  Object.assign(told, { firstEdit, edit, saving: { cpuMs } });
}
process.send(told);
