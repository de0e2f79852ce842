import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import postcss from "postcss";
import { readManifest, readOutputs, scriptsOf } from "./built-scripts.mjs";
import { inProject } from "./project.mjs";

/** File of the styles that a first visit gets with its page: `sheets`, and each route's place among them by its id. */
const PAGE_STYLES = "build/page-styles.json";

/** Modules that render markup on the server with classes that no script holds, besides all of `app/ui` named so. */
const WRITTEN_BY_SERVER = [
  "app/content/cases/paper-html.ts",
  "app/content/compile/components.tsx",
  "app/content/compile/mark-tasks.ts",
  "app/content/compile/name-blanks.ts",
  "app/content/compile/name-sentences.ts",
  "app/content/compile/operator-address.tsx",
  "app/content/own-words/answer-html.ts",
  "app/content/places/place-box.tsx",
  "app/content/sections/fold.ts",
  "app/content/sections/section-marks.ts",
  "app/ui/blanks/with-fields.ts",
  "app/ui/contacts/about-contacts.tsx",
  "app/ui/evening-plans/evening-form.tsx",
  "app/ui/examples/examples-of-mission.tsx",
  "app/ui/kit/evidence.tsx",
  "app/ui/kit/fact-notes.tsx",
  "app/ui/mission/ask-inno.tsx",
  "app/ui/mission/done-box.ts",
  "app/ui/mission/material.tsx",
  "app/ui/mission/resource-card.tsx",
  "app/ui/mission/standing-line.tsx",
  "app/ui/mission/template-files.ts",
  "app/ui/self-check/with-questions.ts",
  ...readdirSync(inProject("app/ui"), { recursive: true, encoding: "utf8" })
    .filter((file) => /-html\.tsx?$/.test(file))
    .map((file) => `app/ui/${file}`),
];

// Rules of other pages were a quarter of what a slow phone did before its first picture. A rule stays when the scripts
// of the route hold its classes, so also for what a page shows later; the whole stylesheet is linked once it has loaded.
export function writePageStyles() {
  const [manifest, outputs, sheet] = [readManifest(), readOutputs(), readSheet()];
  const ofServer = WRITTEN_BY_SERVER.map(read);
  const sheets = [];
  const routes = {};
  for (const { id } of Object.values(manifest.routes)) {
    const scripts = withLater(scriptsOf(id, manifest), outputs).map((path) => read(`public${path}`));
    const css = rulesFor(wordsOf([...scripts, ...ofServer]), sheet);
    const known = sheets.indexOf(css);
    routes[id] = known < 0 ? sheets.push(css) - 1 : known;
  }
  writeFileSync(inProject(PAGE_STYLES), JSON.stringify({ sheets, routes }));
}

const read = (path) => readFileSync(inProject(path), "utf8");

/** With the scripts that those load when they need them: the server may render what is in one. */
const withLater = (paths, outputs) => [
  ...paths,
  ...paths.flatMap((path) =>
    outputs[path].imports.flatMap(({ kind, path: later }) =>
      kind === "dynamic-import" ? later.replace(/^public/, "") : [],
    ),
  ),
];

/** The styles that the built server names, as older ones lie beside them: all windows', then the wide ones'. */
export function readSheet() {
  const built = read("build/index.js");
  return [/\/build\/_assets\/tailwind-(?!wide)\w+\.css/, /\/build\/_assets\/tailwind-wide-\w+\.css/]
    .map((name) => read(`public${name.exec(built)[0]}`))
    .join("");
}

/** Everything between quotes and spaces: more than the classes, never less. A class may itself hold single quotes. */
const wordsOf = (sources) =>
  new Set(sources.flatMap((source) => [...source.split(/[\s"'`{}$;]+/), ...source.split(/[\s"`{}$;]+/)]));

/** The rules whose selectors need no class but `words`, and the keyframes they use. */
export function rulesFor(words, css) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent.name === "keyframes") return;
    const kept = rule.selectors.filter((selector) => classesIn(selector).every((name) => words.has(name)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const declared = [];
  root.walkDecls(/animation|^--animate/, ({ value }) => declared.push(value));
  root.walkAtRules("keyframes", (rule) => {
    if (!declared.some((value) => value.split(/[\s,]+/).includes(rule.params))) rule.remove();
  });
  removeEmpty(root);
  return root.toString();
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
