import { expect, test } from "vitest";
import { bestThreshold, hitRates, searcherOf } from "../../../tests/fixtures/questions/hit-rates";
import { readQuestions } from "../../../tests/fixtures/questions/questions";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { loadLibrary } from "../load.server";

const BESIDE = [
  ["startfahrplan", "step "],
  ["elster konto anlegen", "step elster-konto"],
  ["zweites konto eröffnen", "step zweites-konto"],
  ["krankenkasse bescheid sagen", "step kasse-fragen"],
  ["berufsgenossenschaft anmelden", "step berufsgenossenschaft"],
  ["stundensatz ausrechnen", "calculator stundensatz"],
  ["familienversicherung ausrechnen", "calculator familienkante"],
  ["deckungsbeitrag", "calculator deckungsbeitrag"],
] as const;

test(
  "most questions find their answer, few are sent away, no other threshold does better",
  { timeout: 300_000 },
  async () => {
    const loaded = await loadLibrary({ contentDir: "content", cacheDir: await temporaryFolder(), now: Date.now() });
    if (!loaded.ok) throw new Error("no library");
    const { searcher } = await searcherOf(loaded.library.data);
    // Steps and calculators stand beside the texts that explain them.
    for (const [query, page] of BESIDE) {
      const { found, isNothing } = searcher.search({ query, pathSlug: "va-allround" });
      const pages = found.slice(0, 3).map(({ document }) => `${document.kind} ${document.page}`);
      expect([isNothing, ...pages], query).toEqual(expect.arrayContaining([false, page]));
    }
    // Limits a little below the measured rates: rewriting a text may move a question or two.
    const tuning = hitRates(searcher, readQuestions("tuning"));
    expect(tuning.first).toBeGreaterThan(0.92);
    expect(tuning.firstThree).toBeGreaterThan(0.97);
    expect(tuning.nothingSeen).toBeGreaterThan(0.9);
    expect(tuning.wronglyRefused).toBeLessThan(0.04);
    const { threshold, judged } = bestThreshold(searcher, readQuestions("tuning"));
    const behind = judged - (tuning.nothingSeen + 1 - tuning.wronglyRefused) / 2;
    expect(behind, `ANSWERS_FROM would be better as ${threshold}`).toBeLessThan(0.01);
    // These questions were written independently of hints and threshold, and measured when both were done. Goals: 0.7, 0.9,
    // 0.8 and 0.08.
    const heldOut = hitRates(searcher, readQuestions("held-out"));
    expect(heldOut.first).toBeGreaterThan(0.74);
    expect(heldOut.firstThree).toBeGreaterThan(0.89);
    expect(heldOut.nothingSeen).toBeGreaterThan(0.8);
    expect(heldOut.wronglyRefused).toBeLessThan(0.08);
  },
);
