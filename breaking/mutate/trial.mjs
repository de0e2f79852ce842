import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest } from "vitest/node";

// Process of its own, as a mutant may never end. It keeps one vitest for all of them, because starting one takes
// longer than most tests.
process.once("message", async ({ folder, file, tests, mutants }) => {
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  const vitest = await createVitest("test", {
    root: folder,
    config: "breaking/runners/vitest.config.ts",
    watch: false,
    bail: 1,
    silent: true,
    reporters: [{}],
    pool: "threads",
    isolate: false,
    maxWorkers: 1,
  });
  const specifications = (await vitest.globTestSpecifications(tests)).filter(({ moduleId }) =>
    tests.some((test) => moduleId === join(folder, test)),
  );
  const isGreen = async () => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    return unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((each) => each.ok());
  };
  process.send({ isSound: await isGreen() });
  for (const { start, end, text } of mutants) {
    writeFileSync(path, source.slice(0, start) + text + source.slice(end));
    vitest.invalidateFile(path);
    process.send({ isNoticed: !(await isGreen()) });
  }
  writeFileSync(path, source);
  process.exit(0);
});
