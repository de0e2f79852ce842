import { expect, test } from "vitest";
import { hitRates, searcherOf } from "../../../tests/fixtures/questions/hit-rates";
import { readQuestions } from "../../../tests/fixtures/questions/questions";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { loadLibrary } from "../load.server";

test("most questions find their answer, and few are sent away", { timeout: 300_000 }, async () => {
  const loaded = await loadLibrary({ contentDir: "content", cacheDir: await temporaryFolder(), now: Date.now() });
  if (!loaded.ok) throw new Error("no library");
  const { searcher } = await searcherOf(loaded.library.data);
  const rates = hitRates(searcher, readQuestions("tuning"));
  // A little below what was measured: a text that is rewritten may move a question or two.
  expect(rates.first).toBeGreaterThan(0.7);
  expect(rates.firstThree).toBeGreaterThan(0.85);
  expect(rates.nothingSeen).toBeGreaterThan(0.85);
  expect(rates.wronglyRefused).toBeLessThan(0.08);
});
