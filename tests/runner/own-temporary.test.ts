import { existsSync, statSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../../scripts/lib/run.mjs";
import { withOwnTemporary } from "./own-temporary.mjs";

const TELL = "process.stdout.write(require('node:os').tmpdir())";

test("what is left in it is gone afterwards, also after a failure", async () => {
  let left = "";
  const work = async (env: NodeJS.ProcessEnv) => {
    const { output } = await run(process.execPath, ["-e", TELL], { env, capture: true });
    left = await mkdtemp(join(output, "postgres-"));
    await writeFile(join(left, "a"), "a");
    // Another user comes to what lies within.
    expect(statSync(dirname(left)).mode & 0o777).toBe(0o711);
    return 3;
  };
  expect(await withOwnTemporary(process.env, work)).toBe(3);
  expect(existsSync(dirname(left))).toBe(false);
  const failing = withOwnTemporary(process.env, async (env: NodeJS.ProcessEnv) => {
    await work(env);
    throw new Error("a step failed");
  });
  await expect(failing).rejects.toThrow("a step failed");
  expect(existsSync(dirname(left))).toBe(false);
});
