import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FILES } from "./modules";

// Measurements hand modules of the app to a process as text, which neither the compiler nor the linter reads.
const WRITTEN = /import \{ ([^}]+) \} from "~\/([^"]+)"/g;

const written = readdirSync("bench", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mjs"))
  .flatMap((file) =>
    [...readFileSync(join("bench", file), "utf8").matchAll(WRITTEN)].flatMap(([, names = "", path = ""]) =>
      names.split(",").map((name) => ({ file, name: name.trim(), path })),
    ),
  );

test("what a measurement imports as text is exported there", () => {
  expect(written.length).toBeGreaterThan(10);
  const missing = written.filter(({ name, path }) => {
    const module = FILES.find((file) => [`${path}.ts`, `${path}.tsx`].some((end) => file === join("app", end)));
    return !module || !new RegExp(`export [^;=(]*\\b${name}\\b`).test(readFileSync(module, "utf8"));
  });
  expect(missing).toEqual([]);
});
