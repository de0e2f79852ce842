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
`;

/** How the search does on the questions it was built for, and on those it was not. */
export async function measureSearch() {
  const cacheDir = await mkdtemp(join(tmpdir(), "bench-search-"));
  try {
    return await measureIn(cacheDir);
  } finally {
    await rm(cacheDir, { recursive: true, force: true });
  }
}

async function measureIn(cacheDir) {
  const { loadLibrary, searcherOf, hitRates } = await import(
    pathToFileURL(await compileAppScript(PARTS, "bench-search")).href
  );
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
  return [...rows, { figure: "Suchindex", measured: bytes / 1000, unit: "kB" }];
}
