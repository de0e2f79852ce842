import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { compileAppScript } from "../../scripts/lib/app-module.mjs";
import { copyContent } from "../fixtures/copied-content";
import { startEditor } from "../fixtures/language-client";
import { temporaryFolder } from "../fixtures/temporary-folder";

const MISSION = "roadmaps/va-allround/01-staerken-und-ziele.mdx";
const SERVER = resolve("scripts/frontmatter-lsp.mjs");

/** Line and column, from 0, of a substring. */
function placeOf(text: string, what: string) {
  const before = text.slice(0, text.indexOf(what)).split("\n");
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** Starts the same server for a copy of the content that a test may change, with a cache of its own. */
async function startCopy({
  command,
  capabilities,
}: { command?: string[]; capabilities?: Record<string, unknown> } = {}) {
  const folder = await temporaryFolder();
  const { contentDir, cacheDir } = await copyContent(folder);
  const arguments_ = JSON.stringify([contentDir, cacheDir, ["--format=json"]]);
  const check = await compileAppScript(
    `import { main } from "./content-tools/check/command.ts";\nvoid main(...(${arguments_} as const));`,
    "lsp-test-check",
  );
  const served = {
    contentDir,
    cacheDir: join(folder, "schemas"),
    rulesDir: resolve("docs/content/rules"),
    yamlCommand: [process.execPath, resolve("node_modules/yaml-language-server/bin/yaml-language-server"), "--stdio"],
    checkCommand: command ?? [process.execPath, check],
  };
  const script = await compileAppScript(
    `import { serveFrontmatter } from "./content-tools/language-server/serve.ts";\nvoid serveFrontmatter(${JSON.stringify(served)});`,
    "lsp-test-server",
  );
  return { contentDir, editor: await startEditor(script, {}, capabilities) };
}

test("a wrong type and an unknown resource are underlined where they stand, while they are typed", async () => {
  const editor = await startEditor(SERVER);
  const file = await editor.open(resolve("content", MISSION), (text) =>
    text.replace("type: text", "type: txet").replace(/^resources: \[/m, "resources: [gibt-es-nicht, "),
  );
  const wrong = { ...placeOf(file.text, "txet") };
  const unknown = placeOf(file.text, "gibt-es-nicht");
  await file.told((diagnostics) => {
    const starts = diagnostics.map(({ range }) => range);
    expect(starts).toContainEqual({ start: wrong, end: { ...wrong, character: wrong.character + 4 } });
    expect(starts).toContainEqual({ start: unknown, end: { ...unknown, character: unknown.character + 13 } });
  });
  // Lines inserted above move the diagnostics.
  await file.edit(file.text.replace("---\n", "---\n\n\n"));
  await file.told((diagnostics) =>
    expect(new Set(diagnostics.map(({ range }) => range.start.line))).toEqual(
      new Set([wrong.line + 2, unknown.line + 2]),
    ),
  );
  await file.edit(file.text.replaceAll("\n", "\r\n"));
  await file.told((diagnostics) =>
    expect(diagnostics.map(({ range }) => range.start)).toEqual(expect.arrayContaining([wrong, unknown])),
  );
}, 120_000);

test("what is right has no finding, and half a head breaks nothing", async () => {
  const editor = await startEditor(SERVER);
  const file = await editor.open(resolve("content", MISSION));
  await file.edit("---\ntitle: noch nicht");
  await file.edit(file.text);
  const { line } = placeOf(file.text, "xpReward");
  const said = { contents: { value: "So viele XP bringt die fertige Mission." } };
  await vi.waitFor(async () => expect(await file.hover(line, 3)).toMatchObject(said), { timeout: 20_000 });
  await file.told((diagnostics) => expect(diagnostics).toEqual([]));
}, 120_000);

test("ids of resources, kinds of tasks and missing fields are offered with German words; ids of passages in the text", async () => {
  const editor = await startEditor(SERVER);
  const file = await editor.open(resolve("content", MISSION), (text) =>
    text.replace(/^resources: \[.*\]$/m, "resources: []").replace("type: text", "type: "),
  );
  const resources = placeOf(file.text, "resources: []");
  await vi.waitFor(
    async () =>
      expect(await file.complete(resources.line, resources.character + "resources: [".length)).toContainEqual(
        expect.objectContaining({ label: "va-beruf", detail: expect.stringContaining("Virtuelle Assistenz") }),
      ),
    { timeout: 20_000 },
  );
  const type = placeOf(file.text, "type: \n");
  const kinds = await file.complete(type.line, type.character + "type: ".length);
  expect(kinds.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["text", "number", "date", "link", "upload", "checklist", "quiz"]),
  );
  const text = `${file.text}\n<Passage id="kl`;
  await file.edit(text);
  const end = text.split("\n").length - 1;
  expect(await file.complete(end, '<Passage id="kl'.length)).toContainEqual(
    expect.objectContaining({ label: "kleinunternehmer", detail: expect.stringContaining("Kleinunternehmer") }),
  );
  expect(await file.complete(end - 1, 0)).toEqual([]);
  expect(await file.hover(end, 3)).toBeNull();
}, 120_000);

test("after a save every rule of the check is told, once, with its page", async () => {
  const { editor, contentDir } = await startCopy();
  const path = join(contentDir, MISSION);
  const right = await readFile(path, "utf8");
  await writeFile(path, `${right.replace("type: text", "type: txet")}\nEr sagte "ja".\n`);
  const file = await editor.open(path);
  await file.told((diagnostics) => {
    const own = diagnostics.filter(({ source }) => source === "startklar");
    expect(own.map(({ code }) => code).sort()).toEqual(["M005", "T009", "T009"]);
    const [quotes] = own.filter(({ code }) => code === "T009");
    expect(quotes).toMatchObject({
      range: { start: placeOf(file.text, '"ja"') },
      codeDescription: { href: expect.stringMatching(/docs\/content\/rules\/text\.md#t009$/) },
    });
    expect(diagnostics).toHaveLength(3);
  });
  await writeFile(path, right);
  await file.edit(right);
  await file.save();
  await file.told((diagnostics) => expect(diagnostics).toEqual([]));
}, 240_000);

test("a saved file is told at once, in German, while all the others are being checked", async () => {
  const never = [process.execPath, "-e", 'setInterval(() => process.stdout.write(" "), 200)'];
  const { editor, contentDir } = await startCopy({
    command: never,
    capabilities: { window: { workDoneProgress: true } },
  });
  const path = join(contentDir, MISSION);
  const file = await editor.open(path);
  await file.edit(`${file.text}\nEr sagte "ja" zu {Preis}.\n`);
  await file.save();
  await file.told((diagnostics) => {
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(["T002", "T009", "T009"]);
    expect(new Set(diagnostics.map(({ source }) => source))).toEqual(new Set(["startklar"]));
  });
  expect(editor.shown).toEqual(["begin"]);
  // A head that YAML cannot parse gets a message of ours, too.
  await file.edit(file.text.replace(/^title: .*$/m, "title: Recht: Steuern"));
  await file.told((diagnostics) =>
    expect(diagnostics.map(({ code, message }) => [code, message])).toContainEqual([
      "M002",
      expect.stringContaining("ein Doppelpunkt im Text braucht Anführungszeichen"),
    ]),
  );
}, 120_000);

test("the editor shows that all is being checked until it has ended", async () => {
  const { editor, contentDir } = await startCopy({
    command: [process.execPath, "-e", "console.log('[]')"],
    capabilities: { window: { workDoneProgress: true } },
  });
  await editor.open(join(contentDir, MISSION));
  await vi.waitFor(() => expect(editor.shown.slice(0, 2)).toEqual(["begin", "end"]), { timeout: 20_000 });
}, 120_000);

test("a server for YAML that is killed is started anew, and knows what is open", async () => {
  const editor = await startEditor(SERVER);
  const file = await editor.open(resolve("content", MISSION), (text) => text.replace("type: text", "type: txet"));
  const wrong = placeOf(file.text, "txet");
  await file.told((diagnostics) => expect(diagnostics.map(({ range }) => range.start)).toEqual([wrong]));
  spawnSync("pkill", ["-KILL", "-P", String(editor.child.pid), "-f", "yaml-language-server"]);
  await file.edit(file.text.replace("txet", "text").replace("xpReward:", "xpReword:"));
  const renamed = placeOf(file.text, "xpReward").line;
  await file.told((diagnostics) => expect(diagnostics.map(({ range }) => range.start.line)).toContain(renamed));
  const { line } = placeOf(file.text, "estimatedTime");
  await vi.waitFor(async () => expect(await file.hover(line, 3)).not.toBeNull(), { timeout: 20_000 });
}, 120_000);

test("what is no message does not end it, and being told to end does", async () => {
  const editor = await startEditor(SERVER);
  expect(editor.capabilities).toMatchObject({ textDocumentSync: { change: 1 }, hoverProvider: true });
  editor.child.stdin.write('Content-Length: 12\r\n\r\n{"jsonrpc":1');
  await editor.connection.sendRequest("shutdown");
  const ended = new Promise((resolve) => editor.child.once("exit", resolve));
  await editor.connection.sendNotification("exit");
  expect(await ended).toBe(0);
}, 120_000);

beforeAll(() => expect(spawnSync("pkill", ["--version"]).status).toBe(0));
