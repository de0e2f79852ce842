import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/fixtures/temporary-folder";
import { OperatorError } from "~/environment/operator-error";
import { lockByProgram, lockFolder } from "./folder-lock.server";

test.each([
  ["the kernel's own call", undefined],
  ["the program flock, where there is no binary for it", lockByProgram],
])("one owner at a time, by %s", async (_, lock) => {
  const folder = await temporaryFolder();
  const release = await lockFolder(folder, lock);
  await expect(lockFolder(folder, lock)).rejects.toThrow(/ist schon in Benutzung/);
  release();
  (await lockFolder(folder, lock))();
});

test("the file of the lock stays and keeps what is in it", async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, "lock"), "somebody's");
  (await lockFolder(folder))();
  expect(readFileSync(join(folder, "lock"), "utf8")).toBe("somebody's");
});

test("without any lock nothing starts", async () => {
  const folder = await temporaryFolder();
  await expect(lockFolder(folder, () => null)).rejects.toThrow(OperatorError);
  await expect(lockFolder(folder, () => null)).rejects.toThrow(/lässt sich hier nicht sperren/);
});
