import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeOldAssets } from "../../scripts/lib/older-assets.mjs";
import { temporaryFolder } from "../fixtures/temporary-folder";

const DAY_MS = 24 * 60 * 60 * 1000;

test("files of older builds stay for 30 days after the build that left them, however old they are", async () => {
  const folder = join(await temporaryFolder(), "build");
  const record = join(folder, "../record.json");
  mkdirSync(join(folder, "routes"), { recursive: true });
  /** Writes the files of a build on a given day. */
  const build = (day: number, ...names: string[]) => {
    for (const name of names) {
      writeFileSync(join(folder, name), "");
      utimesSync(join(folder, name), day * 86_400 + 1, day * 86_400 + 1);
    }
    removeOldAssets({ folder, record, began: day * DAY_MS, now: day * DAY_MS + 5000 });
  };
  const files = () => readdirSync(folder, { recursive: true }).filter((name) => name !== "routes");

  build(100, "entry-a.js", "routes/home-a.js");
  build(200, "entry-b.js", "routes/home-a.js");
  expect(files().toSorted()).toEqual(["entry-a.js", "entry-b.js", "routes/home-a.js"]);
  build(229, "entry-b.js", "routes/home-c.js");
  expect(files()).toContain("entry-a.js");
  build(231, "entry-b.js", "routes/home-c.js");
  expect(files().toSorted()).toEqual(["entry-b.js", "routes/home-a.js", "routes/home-c.js"]);
  // A file reused by a later build does not count as an older one any more.
  build(250, "entry-b.js", "routes/home-a.js");
  build(281, "entry-d.js");
  expect(files().toSorted()).toEqual(["entry-b.js", "entry-d.js", "routes/home-a.js"]);
});
