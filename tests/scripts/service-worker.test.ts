import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildServiceWorker, SERVICE_WORKER } from "../../scripts/lib/service-worker.mjs";
import { temporaryFolder } from "../fixtures/temporary-folder";

async function copySources(): Promise<string> {
  const root = await temporaryFolder();
  const paths = [
    "app/domain",
    "app/service-worker",
    "app/ui/kit",
    "app/ui/mission-work",
    "package.json",
    "tsconfig.json",
  ];
  for (const path of paths) await cp(path, join(root, path), { recursive: true });
  return root;
}

async function builtIn(root: string): Promise<string> {
  expect(await buildServiceWorker(root)).toEqual({ ok: true });
  return readFile(join(root, SERVICE_WORKER), "utf8");
}

test("the same sources make the same bytes, wherever and whenever they are built", async () => {
  const served = await readFile(SERVICE_WORKER, "utf8");
  const root = await copySources();
  expect(await builtIn(root)).toBe(served);
  expect(await builtIn(root)).toBe(served);
});

test("the worker keeps the screens that the pages send it", async () => {
  const root = await copySources();
  const list = join(root, "app/ui/kit/kept.ts");
  await writeFile(list, (await readFile(list, "utf8")).replace("mappe", "sonstwo"));
  expect(await builtIn(root)).toContain("sonstwo");
});

test("what does not compile is told with its place", async () => {
  const root = await copySources();
  await writeFile(join(root, "app/service-worker/worker.ts"), "const = 1;");
  expect(await buildServiceWorker(root)).toMatchObject({ ok: false, output: expect.stringContaining("worker.ts:1:6") });
});
