import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FLOOR } from "../scripts/lib/browser-floor.mjs";
import { newerScripts } from "./browser-floor/scripts";
import { newerStyles, type Finding } from "./browser-floor/styles";
import { SPARED_SCRIPTS, SPARED_STYLES } from "./browser-floor/spared";

const server = readFileSync("build/index.js", "utf8");
const builtStyles = () =>
  [...new Set(server.match(/_assets\/[\w-]+\.css/g) ?? [])].map((file) => join("public/build", file));

/** Scripts of this build with all their static and dynamic imports; the folder also holds scripts of older builds. */
function builtScripts(): string[] {
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [file] of text.matchAll(/[\w.$-]+-[A-Z0-9]{8}\.js/g)) {
      const path = byName.get(file);
      if (!path || found.has(path)) continue;
      found.add(path);
      follow(readFileSync(path, "utf8"));
    }
  };
  const files = readdirSync("public/build", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  const byName = new Map(files.map((file) => [file.split(/[\\/]/).at(-1) ?? file, join("public/build", file)]));
  follow(server);
  return [...found, "public/sw.js"];
}

/** Findings that no entry of `spared` covers. */
const left = (findings: Finding[], spared: Record<string, string>) =>
  findings.filter(
    ({ feature, at }) =>
      !Object.keys(spared).some((key) => (key.includes(" ") ? `${feature} ${at}`.startsWith(key) : feature === key)),
  );

test("the styles as they are served use nothing that browsers of the floor lack", () => {
  const files = builtStyles();
  expect(files.length).toBeGreaterThanOrEqual(2);
  expect(
    left(
      files.flatMap((file) => newerStyles(readFileSync(file, "utf8"))),
      SPARED_STYLES,
    ),
  ).toEqual([]);
});

test("the scripts as they are served use nothing that browsers of the floor lack", () => {
  const files = builtScripts();
  expect(files.length).toBeGreaterThan(60);
  expect(
    left(
      files.flatMap((file) => newerScripts(file, readFileSync(file, "utf8"))),
      SPARED_SCRIPTS,
    ),
  ).toEqual([]);
});

test("README and the docs name the floor", () => {
  const names: Record<string, string> = { safari: "Safari", ios_saf: "iOS", chrome: "Chrome", firefox: "Firefox" };
  for (const file of ["README.md", "docs/operating.md"]) {
    const text = readFileSync(file, "utf8");
    for (const { browser, version } of FLOOR)
      expect(text).toContain(`${names[browser]} ${version.replace(/\.0$/, "")}`);
  }
});

test.each([
  ["a{color:light-dark(red,blue)}", ["css.types.color.light-dark"]],
  ["a{color:red;color:light-dark(red,blue)}", []],
  ["a{--c:color-mix(in oklab,red,blue)}", ["css.types.color.color-mix"]],
  ["@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in oklab,red,blue)}}", []],
  ["a:has(b){color:red}", ["css.selectors.has"]],
  ["a:is(:popover-open,b){color:red}", []],
  ["a{&:hover{color:red}}", ["css.selectors.nesting"]],
  ["@media (width>=40rem){a{color:red}}", ["css.at-rules.media.range_syntax"]],
  ["@media (scripting:none){a{color:red}}", ["css.at-rules.media.scripting"]],
  ["@scope (a){b{color:red}}", ["css.at-rules.scope"]],
  ["a{height:100dvh;inset:0;gap:1px;aspect-ratio:1}", []],
])("of the style %s is newer: %s", (css, features) => {
  expect(newerStyles(css).map(({ feature }) => feature)).toEqual(features);
});

test.each([
  ["AbortSignal.any([a])", ["any"]],
  ["URL.canParse(a)", ["canParse"]],
  ['"canParse" in URL && URL.canParse(a)', []],
  ["a.toSorted()", ["toSorted"]],
  ["a.toSorted?.()", []],
  ["a.at(-1); a.findLast(b); structuredClone(a); Object.hasOwn(a, b)", []],
  ["Object.groupBy(a, b); Promise.withResolvers()", ["groupBy", "withResolvers"]],
  ["class A { static { b(); } }", ["static block"]],
  ["/(?<=a)b/.test(c)", ["look-behind"]],
  ["el.checkVisibility()", ["checkVisibility"]],
  ["const a = { any: 1 }; b.canParse = a.any", []],
])("of the script %s is newer: %s", (script, features) => {
  expect(newerScripts("probe.js", script).map(({ feature }) => feature)).toEqual(features);
});
