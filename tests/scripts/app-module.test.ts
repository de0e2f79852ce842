import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { compileAppScript } from "../../scripts/lib/app-module.mjs";

/** Long enough for a writer to be met in the middle. */
const SCRIPT = `export const text = ${JSON.stringify("x".repeat(4_000_000))};`;

test("whoever loads a command while others compile it reads it whole", async () => {
  const compile = () => compileAppScript(SCRIPT, "app-module-test");
  const file = await compile();
  const whole = readFileSync(file, "utf8").length;
  const state = { isCompiling: true };
  const compiling = Promise.all(Array.from({ length: 20 }, compile)).finally(() => (state.isCompiling = false));
  const lengths = new Set<number>();
  while (state.isCompiling) {
    lengths.add(readFileSync(file, "utf8").length);
    await setImmediate();
  }
  await compiling;
  expect([...lengths]).toEqual([whole]);
});
