import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileAppScript } from "../../scripts/lib/app-module.mjs";
import { inProject } from "../../scripts/lib/project.mjs";
import { GOALS } from "../goals.mjs";

const PARTS = `
export { loadLibrary } from "./app/content/load.server.ts";
export { hitRates, searcherOf } from "./tests/fixtures/questions/hit-rates.ts";
export { readSearch } from "./app/content/cache/search-cache.server.ts";
export { documentsOf } from "./app/content/search/documents.ts";
export { buildIndex } from "./app/content/search/search-index.ts";
export { createSearcher } from "./app/content/search/searcher.ts";
`;

/** Quality of the search on the questions it was tuned with, and on held-out ones. */
export async function measureSearch() {
  const cacheDir = await mkdtemp(join(tmpdir(), "bench-search-"));
  try {
    return await measureIn(cacheDir);
  } finally {
    await rm(cacheDir, { recursive: true, force: true });
  }
}

async function measureIn(cacheDir) {
  const parts = await import(pathToFileURL(await compileAppScript(PARTS, "bench-search")).href);
  const { loadLibrary, searcherOf, hitRates } = parts;
  const loaded = await loadLibrary({ contentDir: inProject("content"), cacheDir, now: Date.now() });
  const { searcher, bytes } = await searcherOf(loaded.library.data);
  const rows = ["tuning", "held-out"].flatMap((half) => {
    const rates = hitRates(
      searcher,
      JSON.parse(readFileSync(inProject(`tests/fixtures/questions/${half}.json`), "utf8")),
    );
    const percent = (share) => 100 * share;
    return [
      { figure: `Fragen (${half}): nicht an Stelle 1`, measured: percent(1 - rates.first), goal: GOALS.missedFirst },
      { figure: "… nicht unter den ersten 3", measured: percent(1 - rates.firstThree), goal: GOALS.missedThree },
      { figure: "… ohne Antwort, nicht erkannt", measured: percent(1 - rates.nothingSeen), goal: GOALS.nothingMissed },
      { figure: "… zu Unrecht abgewiesen", measured: percent(rates.wronglyRefused), goal: GOALS.wronglyRefused },
      { figure: "… CPU je Suche (Median)", measured: rates.cpuMs, goal: GOALS.searchCpu },
    ];
  });
  const { loading, making } = await measureLoading(parts, cacheDir, loaded.library.data);
  return [
    ...rows,
    { figure: "Suchindex", measured: bytes / 1000, unit: "kB" },
    { figure: "CPU, bis gesucht werden kann (Median)", measured: loading, goal: GOALS.searchLoad },
    { figure: "… gegen den Bau des Index", measured: loading / making, goal: GOALS.searchLoadShare },
  ];
}

const LOADS = 9;

/** CPU until the first search of a process: with the stored index, and with an index built only then. */
async function measureLoading({ readSearch, documentsOf, buildIndex, createSearcher }, cacheDir, data) {
  const { synonyms, foreignWords: foreign } = data;
  const loading = await medianCpu(async () => createSearcher({ ...(await readSearch(cacheDir)), synonyms, foreign }));
  const making = await medianCpu(() => buildIndex(documentsOf(data)));
  return { loading, making };
}

async function medianCpu(work) {
  const times = [];
  for (let run = 0; run < LOADS; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times.sort((a, b) => a - b)[Math.floor(LOADS / 2)];
}
