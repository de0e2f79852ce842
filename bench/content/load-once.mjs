// Loads the content once, as a start does, and reports the cost: { cpuMs, rssBytes, read, parsed, compiled, … }.
// Arguments: the bundle of app/content, the content, the cache, and `stub` to skip compiling.
const [bundle, contentDir, cacheDir, stub] = process.argv.slice(2);
const { loadLibrary, WORK } = await import(bundle);

const counts = { read: 0, parsed: 0, compiled: 0 };
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
    return stub ? { ok: true, html: `<p>${body.body}</p>` } : WORK.compile(body, context);
  },
};

// The cache distrusts files that were written lately; those of a real project are older than that.
const now = Date.now() + 60_000;
const before = process.cpuUsage();
const loaded = await loadLibrary({ contentDir, cacheDir, now, work, withSearch: false });
const { user, system } = process.cpuUsage(before);
if (loaded.problems.length > 0) throw new Error(JSON.stringify(loaded.problems.slice(0, 5)));
const missions = loaded.library.data.missions.length;
process.send({ ...counts, missions, cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage.rss() });
