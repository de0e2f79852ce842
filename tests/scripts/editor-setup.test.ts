import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import vm from "node:vm";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { COMPONENT_NAMES } from "../../app/content/compile/components";
import { findAll } from "../../content-tools/findings/find-all";
import { copyContent } from "../fixtures/copied-content";
import { temporaryFolder } from "../fixtures/temporary-folder";

/** Nothing of the content is due for another look yet. */
const BEFORE_REMINDERS = "2026-11-21";
/** A snippet adds a second disclaimer to a path. */
const HINTS = ["T030"];
const EXTENSION = ".vscode/extensions/startklar-frontmatter";
const snippets = z
  .record(z.string(), z.object({ prefix: z.string(), body: z.array(z.string()), description: z.string() }))
  .parse(JSON.parse(await readFile(".vscode/startklar.code-snippets", "utf8")));

/** Text an editor inserts for a snippet whose placeholders stay unchanged, but for an id that the template has already. */
const written = (body: readonly string[]) =>
  body
    .join("\n")
    .replace(/\$\{\d+:([^}]*)\}/g, "$1")
    .replace('id="datum"', 'id="stichtag"');

test("each block of a text has a snippet, and what it writes has no finding", async () => {
  const { contentDir, cacheDir } = await copyContent(await temporaryFolder());
  const file = join(contentDir, "roadmaps/va-allround/02-dienstleistungen-waehlen.mdx");
  const passage = join(contentDir, "passages/impressum.mdx");
  const template = join(contentDir, "templates/briefing.mdx");
  for (const [name, { body }] of Object.entries(snippets)) {
    const into = name === "Abschnitt" ? passage : name === "Feld" ? template : file;
    await writeFile(into, `${await readFile(into, "utf8")}\n${written(body)}\n`);
  }
  const { problems } = await findAll({ contentDir, cacheDir }, Date.now(), BEFORE_REMINDERS);
  expect(problems.filter(({ rule }) => !HINTS.includes(rule))).toEqual([]);
  // The other components belong in legal texts, which are written once.
  const inLegal = ["Produktname", "Anbieter", "Verantwortlich", "Wenn"];
  expect(Object.keys(snippets).sort()).toEqual(COMPONENT_NAMES.filter((name) => !inLegal.includes(name)).sort());
}, 120_000);

/** Loads the extension the way VS Code does, with the parts of VS Code that it uses. */
async function load(root: string) {
  const started: unknown[] = [];
  const showWarningMessage = vi.fn();
  class LanguageClient {
    constructor(...args: unknown[]) {
      started.push(args);
    }
    start = vi.fn();
    stop = vi.fn();
  }
  const vscode = { workspace: { workspaceFolders: [{ uri: { fsPath: root } }] }, window: { showWarningMessage } };
  const node = createRequire(resolve("package.json"));
  const requiring =
    (from: string) =>
    (name: string): unknown => {
      if (name === "vscode") return vscode;
      if (name === "node:module") return { createRequire: requiring };
      if (name !== "vscode-languageclient/node") return node(name);
      // The real one requires VS Code itself; this tests only that it can be resolved.
      createRequire(from).resolve(name);
      return { LanguageClient };
    };
  const exports: { activate?: () => Promise<void>; deactivate?: () => unknown } = {};
  const code = await readFile(join(EXTENSION, "extension.cjs"), "utf8");
  vm.runInNewContext(code, { exports, require: requiring(join(root, "package.json")) });
  return { exports, started, showWarningMessage };
}

test("the extension starts the language server of the folder that is open, for its content", async () => {
  const { exports, started, showWarningMessage } = await load(resolve("."));
  await exports.activate?.();
  expect(started).toEqual([
    [
      "startklar-frontmatter",
      expect.any(String),
      { command: "node", args: [resolve("scripts/frontmatter-lsp.mjs")], options: { cwd: resolve(".") } },
      { documentSelector: [{ scheme: "file", pattern: "**/content/**/*.mdx" }] },
    ],
  ]);
  expect(showWarningMessage).not.toHaveBeenCalled();
  await exports.deactivate?.();
});

test("without packages it says what to do, and starts nothing", async () => {
  const { exports, started, showWarningMessage } = await load(await temporaryFolder());
  await exports.activate?.();
  expect(started).toEqual([]);
  expect(showWarningMessage).toHaveBeenCalledWith(expect.stringContaining("npm install"));
});
