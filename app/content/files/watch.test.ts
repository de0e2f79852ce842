import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { watchContent } from "./watch.server";

test("each edit is told: written in place, replaced, new, in a new folder, gone", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "legal"));
  const { told } = watched(folder);
  const file = join(folder, "legal", "agb.mdx");
  const added = join(folder, "roadmaps", "a");
  for (const edit of [
    () => writeFile(file, "eins"),
    () => writeFile(file, "zwei"),
    () => writeFile(join(folder, "aside"), "drei"),
    () => rename(join(folder, "aside"), file),
    () => writeFile(file, "vier"),
    () => mkdir(added, { recursive: true }),
    () => writeFile(join(added, "01.mdx"), "fünf"),
    () => rm(join(folder, "roadmaps"), { recursive: true }),
    () => mkdir(added, { recursive: true }),
    () => writeFile(join(added, "01.mdx"), "sechs"),
  ]) {
    const next = told();
    await edit();
    await next;
  }
});

test("what changes while an edit is worked on is told after it", async () => {
  const folder = await temporaryFolder();
  let [running, most] = [0, 0];
  let finish = () => {};
  const { told, calls } = watched(folder, async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => (finish = resolve));
    running--;
  });
  const first = told();
  await writeFile(join(folder, "a.mdx"), "eins");
  await first;
  const second = told();
  await writeFile(join(folder, "a.mdx"), "zwei");
  const before = calls();
  finish();
  await second;
  finish();
  expect([before, calls(), most]).toEqual([1, 2, 1]);
});

function watched(folder: string, work: () => Promise<void> = async () => {}) {
  let count = 0;
  let tell = () => {};
  const stop = watchContent(folder, () => {
    count++;
    tell();
    return work();
  });
  onTestFinished(stop);
  return { told: () => new Promise<void>((resolve) => (tell = resolve)), calls: () => count };
}
