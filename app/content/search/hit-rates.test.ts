import { expect, test } from "vitest";
import { hitRates, searcherOf } from "../../../tests/fixtures/questions/hit-rates";
import { readQuestions } from "../../../tests/fixtures/questions/questions";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { loadLibrary } from "../load.server";

test("most questions find their answer, and few are sent away", { timeout: 300_000 }, async () => {
  const loaded = await loadLibrary({ contentDir: "content", cacheDir: await temporaryFolder(), now: Date.now() });
  if (!loaded.ok) throw new Error("no library");
  const { searcher } = await searcherOf(loaded.library.data);
  // A little below what was measured: a text that is rewritten may move a question or two.
  const tuning = hitRates(searcher, readQuestions("tuning"));
  expect(tuning.first).toBeGreaterThan(0.92);
  expect(tuning.firstThree).toBeGreaterThan(0.97);
  expect(tuning.nothingSeen).toBeGreaterThan(0.9);
  expect(tuning.wronglyRefused).toBeLessThan(0.06);
  // Written apart from hints and weights, and measured when both were done. Wanted: 0.7, 0.9 and 0.8. Of what
  // nothing answers in two parts: of the first 35 it said so to 27, of 40 that were added later to 37.
  const heldOut = hitRates(searcher, readQuestions("held-out"));
  expect(heldOut.first).toBeGreaterThan(0.74);
  expect(heldOut.firstThree).toBeGreaterThan(0.89);
  expect(heldOut.nothingSeen).toBeGreaterThan(0.8);
  expect(heldOut.wronglyRefused).toBeLessThan(0.16);
});
