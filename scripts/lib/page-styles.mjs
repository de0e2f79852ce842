import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import postcss from "postcss";
import { listScreens, readManifest, readOutputs, withParents } from "./built-scripts.mjs";
import { withEsbuild } from "./esbuild.mjs";
import { splitFonts } from "./first-fonts.mjs";
import { inProject, root } from "./project.mjs";

/**
 * File of the styles that a first visit gets with its page: `sheets`, each route's place among them by its id, and the `fonts`
 * that come after the first picture.
 */
const PAGE_STYLES = "build/page-styles.json";

/** Runs in the browser besides the routes. */
const EVERYWHERE = "app/entry.client.tsx";
/** What writes the content's texts, which routes take from the library, and the marks of the places where those stand. */
const TEXTS = {
  modules: ["app/content/compile/compile.server.ts", "app/content/cases/examples-of.ts"],
  within: ["prose", "data-calculator"],
};

/**
 * Rules of other pages were a quarter of what a slow phone did before its first picture. A rule stays when the modules that
 * a route reaches, as used there, hold its classes: those of its scripts, also of what a page shows later, and those of the
 * server that write its markup. The whole stylesheet is linked once the page has loaded.
 */
export const writePageStyles = () =>
  withEsbuild(async (build) => {
    const pages = modulesOfPages();
    const words = await wordsOfModules(build, [...new Set([...pages.values()].flat()), ...TEXTS.modules]);
    const { sheet, fonts } = readSheet();
    const sheets = [];
    const routes = {};
    for (const [id, modules] of pages) {
      const css = rulesFor(wordsOfPage(modules, words), sheet);
      const known = sheets.indexOf(css);
      routes[id] = known < 0 ? sheets.push(css) - 1 : known;
    }
    writeFileSync(inProject(PAGE_STYLES), JSON.stringify({ sheets, routes, fonts }));
  });

/** The modules of each page by its route's id, and the root's for pages that have none. */
function modulesOfPages() {
  const manifest = readManifest();
  const modulesOf = (id) => [EVERYWHERE, ...withParents(id, manifest).map(moduleOf)];
  return new Map(["root", ...listScreens(manifest, readOutputs())].map((id) => [id, modulesOf(id)]));
}

/** The module of a route, by Remix's names. */
const moduleOf = ({ id }) =>
  [".tsx", "/route.tsx"].map((end) => `app/${id}${end}`).find((path) => existsSync(inProject(path)));

/** The words of each module, and of whatever it takes from others. */
async function wordsOfModules(build, modules) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    // Named by their place, which tells them apart.
    entryPoints: modules.map((path, index) => ({ in: path, out: String(index) })),
    outdir: ".",
    write: false,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    charset: "utf8",
    // Comments are no markup, and what nobody takes is left out.
    minify: true,
    loader: { ".css": "empty" },
    logLevel: "silent",
  });
  return new Map(outputFiles.map(({ path, text }) => [modules[parseInt(basename(path), 10)], wordsOf(text)]));
}

function wordsOfPage(modules, words) {
  const wordsIn = (paths) => new Set(paths.flatMap((path) => [...words.get(path)]));
  const own = wordsIn(modules);
  return TEXTS.within.some((mark) => own.has(mark)) ? wordsIn([...modules, ...TEXTS.modules]) : own;
}

const read = (path) => readFileSync(inProject(path), "utf8");

/** The styles that the built server names, as older ones lie beside them: all windows', then the wide ones'; and their fonts. */
export function readSheet() {
  const built = read("build/index.js");
  const files = [/\/build\/_assets\/tailwind-(?!wide)\w+\.css/, /\/build\/_assets\/tailwind-wide-\w+\.css/].map(
    (name) => read(`public${name.exec(built)[0]}`),
  );
  return splitFonts(files.join(""));
}

/** Everything between quotes and spaces: more than the classes, never less. A class may itself hold single quotes. */
const wordsOf = (source) => new Set([...source.split(/[\s"'`{}$;]+/), ...source.split(/[\s"`{}$;]+/)]);

/** The rules whose selectors need no class but `words`, and the keyframes they use. */
export function rulesFor(words, css) {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent.name === "keyframes") return;
    const kept = rule.selectors.filter((selector) => classesIn(selector).every((name) => words.has(name)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const declared = [];
  sheet.walkDecls(/animation|^--animate/, ({ value }) => declared.push(value));
  sheet.walkAtRules("keyframes", (rule) => {
    if (!declared.some((value) => value.split(/[\s,]+/).includes(rule.params))) rule.remove();
  });
  removeEmpty(sheet);
  return sheet.toString();
}

/** A layer without rules stays where its name alone gives the order. */
function removeEmpty(container) {
  container.each((node) => {
    if (!node.nodes) return;
    removeEmpty(node);
    if (node.type === "atrule" && node.nodes.length === 0) node.remove();
  });
}

/** The classes without which a selector finds nothing. */
const classesIn = (selector) =>
  [...withoutChoices(selector).matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name]) => unescaped(name));

/** A class in `:not()` may be missing, and one in the others be another one. */
function withoutChoices(selector) {
  const shorter = selector.replace(/(?<!\\):(?:not|is|where|has)\((?:[^()\\]|\\.)*\)/g, "");
  return shorter === selector ? selector : withoutChoices(shorter);
}

const unescaped = (name) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, sign) => sign ?? String.fromCodePoint(parseInt(code, 16)));
