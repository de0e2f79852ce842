import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { loadLibrary } from "./load.server";

// Everything is compiled from nothing: 12 s on two busy cores.
const TIMEOUT_MS = 120_000;

test("the project's own content has no problems", { timeout: TIMEOUT_MS }, async () => {
  const loaded = await loadLibrary({ contentDir: "content", cacheDir: await temporaryFolder(), now: Date.now() });
  expect(loaded.problems).toEqual([]);
});
