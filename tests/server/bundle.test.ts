import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUNDLE, LEFT_OUT } from "../../server/bundle.mjs";

const scripts = readdirSync(BUNDLE).map((name) => readFileSync(join(BUNDLE, name), "utf8"));

/** Names a script imports statically or, with `lazy`, dynamically. */
const imported = (script: string, { lazy }: { lazy: boolean }) =>
  [...script.matchAll(lazy ? /\bimport\("([^"]+)"\)/g : /^(?:import|export)\b[^;]*?\bfrom "([^"]+)";$/gm)].map(
    ([, name = ""]) => name,
  );

const isPackage = (name: string) => !name.startsWith(".") && !isBuiltin(name);

test("a start loads no package from outside the bundle but the embedded database", () => {
  const found = scripts.flatMap((script) => imported(script, { lazy: false }));
  expect(found.length).toBeGreaterThan(scripts.length);
  expect(new Set(found.filter(isPackage))).toEqual(new Set(["@electric-sql/pglite"]));
});

test("what is left out is asked for when it is needed", () => {
  const found = new Set(scripts.flatMap((script) => imported(script, { lazy: true })).filter(isPackage));
  expect(LEFT_OUT).toEqual(expect.arrayContaining([...found].filter((name) => !name.startsWith("mdx-bundler/"))));
  expect([...found]).toEqual(expect.arrayContaining(["nodemailer", "remix-auth-totp", "@electric-sql/pglite"]));
});

test("the hash of what renders content is in it, and not what computes it", async () => {
  const { currentRenderer } = await import("../../app/content/cache/renderer.server");
  const renderer = await currentRenderer();
  expect(scripts.filter((script) => script.includes(`"${renderer}"`))).toHaveLength(1);
  expect(scripts.filter((script) => script.includes("fingerprintRenderer"))).toEqual([]);
});

test("its source takes one byte per letter in memory", () => {
  expect(scripts.flatMap((script) => script.match(/.*[^\0-\x7f].*/) ?? [])).toEqual([]);
});

test("development's own packages are not in it", () => {
  expect(scripts.filter((script) => /^\/\/ node_modules\/(chokidar|morgan|source-map)\//m.test(script))).toEqual([]);
});

test("what editors are told in the page while they write is in no file that people get", () => {
  // Only files of this build: the folder also holds older ones for open pages, and those of development.
  const built = readFileSync("build/index.js", "utf8");
  const names = [...new Set(built.match(/(?<="\/build\/)[^"]+\.js(?=")/g))];
  expect(names.length).toBeGreaterThan(50);
  const text = (name: string) => readFileSync(join("public/build", name), "utf8");
  expect(
    names.filter((name) =>
      /letzten fehlerfreien Stand|Diese Seite so ansehen|Diese Seite lesen als|Zurück zu mir/.test(text(name)),
    ),
  ).toEqual([]);
});
