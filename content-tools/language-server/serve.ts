import { fileURLToPath, pathToFileURL } from "node:url";
import { join, relative, sep } from "node:path";
import { StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node.js";
import { choicesAt } from "./body-choices";
import { checkRunner } from "./check-runner";
import { textChecker } from "./check-text";
import { readChoices, type Choices } from "./choices";
import { explainedAt } from "./fact-choices";
import { nameChoices, withoutSource } from "./improve";
import { isInHead, onlyHead } from "./only-head";
import { openFiles } from "./open-files";
import { progress } from "./progress";
import { writeSettings } from "./settings";
import { about, asked, changed, initialized, initializing, opened, readMessage, type Wired } from "./wire";
import { yamlServer } from "./yaml-server";

interface Served {
  contentDir: string;
  cacheDir: string;
  /** Folder of the pages that explain the rules. */
  rulesDir: string;
  yamlCommand: readonly string[];
  checkCommand: readonly string[];
}

/** Capabilities of yaml-language-server that make sense for a head alone, besides completion. */
const KEPT = ["hoverProvider"];
/** Collections whose files hold ids; these are read again after such a file is saved. */
const WITH_IDS = ["resources", "passages", "templates", "career-paths", "facts", "places"];

/**
 * Language server on stdin and stdout for the frontmatter of content files. yaml-language-server completes and explains
 * fields; the project's own rules find mistakes: in the head with each key, in the file at each save, and then in all
 * content together, in a process of its own. Source: Language Server Protocol 3.17.
 */
export async function serveFrontmatter({ contentDir, cacheDir, rulesDir, yamlCommand, checkCommand }: Served) {
  const client = new StreamMessageWriter(process.stdout);
  const say = (message: Wired) => void client.write(message);
  const files = openFiles({
    rules: pathToFileURL(rulesDir).href,
    uriOf: (path) => pathToFileURL(join(contentDir, path)).href,
  });
  const publish = (uri: string) =>
    say(notification("textDocument/publishDiagnostics", { uri, diagnostics: files.diagnosticsOf(uri) }));
  const shown = progress(say);
  const check = checkRunner({
    command: checkCommand,
    tell: shown.tell,
    take(findings) {
      files.takeFindings(findings);
      files.uris().forEach(publish);
    },
  });
  let choices: Choices = await readChoices(contentDir);
  let settings = await writeSettings({ contentDir, cacheDir, choices });
  let beginning: Wired | undefined;
  const checkText = await textChecker(contentDir, () => choices);
  /** Methods of the requests that wait for an answer, by id. */
  const waiting = new Map<string | number, string>();

  const yaml = yamlServer({ command: yamlCommand, take: takeFromYaml, begin: beginAnew });
  const configure = () => yaml.send(notification("workspace/didChangeConfiguration", { settings }));
  const show = (document: { uri: string; text: string }) =>
    yaml.send(
      notification("textDocument/didOpen", {
        textDocument: { ...document, languageId: "yaml", text: onlyHead(document.text) },
      }),
    );

  async function readIds() {
    choices = await readChoices(contentDir);
    settings = await writeSettings({ contentDir, cacheDir, choices });
    configure();
    for (const { uri, text } of files.documents()) checkTyped(uri, text);
  }

  function checkTyped(uri: string, raw: string) {
    const path = pathOf(uri);
    if (path !== null) files.takeTyped(uri, checkText.whileTyping({ path, raw }));
    publish(uri);
  }

  /** Checks the saved file at once, and requests a check of all. */
  async function checkSaved(uri: string) {
    const path = pathOf(uri);
    const raw = files.textOf(uri);
    if (path !== null && raw !== null) {
      const found = await checkText.whenSaved({ path, raw });
      files.takeSaved(uri, found);
      publish(uri);
    }
    check.ask();
  }

  function beginAnew() {
    for (const id of waiting.keys()) say({ jsonrpc: "2.0", id, result: null });
    waiting.clear();
    if (!beginning) return;
    yaml.send({ ...beginning, id: "again" });
    yaml.send(notification("initialized", {}));
    configure();
    files.documents().forEach(show);
  }

  function takeFromYaml(message: Wired) {
    const { id, method, result } = message;
    // Diagnostics come from the project's own rules only.
    if (method === "textDocument/publishDiagnostics") return;
    if (method !== undefined && id !== undefined) {
      // Answer with our settings; acknowledge registrations without passing them on.
      yaml.send({ jsonrpc: "2.0", id, result: method === "workspace/configuration" ? [settings.yaml] : null });
    } else if (id !== undefined) {
      const wasAsked = waiting.get(id);
      waiting.delete(id);
      if (wasAsked === "initialize") say({ ...message, result: withAbilities(result) });
      else if (wasAsked === "textDocument/completion") say({ ...message, result: nameChoices(result, choices) });
      else if (wasAsked === "textDocument/hover") say({ ...message, result: withoutSource(result) });
      else if (wasAsked !== undefined) say(message);
    } else if (method === "window/logMessage") {
      say(message);
    }
  }

  function takeFromClient(message: Wired) {
    if (shown.isAnswer(message)) return;
    const { id, method = "", params } = message;
    const uri = about.safeParse(params).data?.textDocument.uri ?? "";
    switch (method) {
      case "initialize":
        shown.initialize(params);
        beginning = { ...message, params: asGerman(params) };
        return ask(beginning);
      case "initialized":
        yaml.send(message);
        configure();
        return check.ask();
      case "workspace/didChangeConfiguration":
        return;
      case "textDocument/didOpen": {
        const { textDocument } = opened.parse(params);
        files.open(textDocument);
        show(textDocument);
        checkTyped(uri, textDocument.text);
        return check.ask();
      }
      case "textDocument/didChange": {
        const read = changed.parse(params);
        const text = read.contentChanges.at(-1)?.text ?? "";
        files.edit(uri, text);
        checkTyped(uri, text);
        return yaml.send({ ...message, params: { ...read, contentChanges: [{ text: onlyHead(text) }] } });
      }
      case "textDocument/didSave":
        files.save(uri);
        if (WITH_IDS.includes(collectionOf(uri))) void readIds();
        return void checkSaved(uri);
      case "textDocument/didClose":
        files.close(uri);
        publish(uri);
        return yaml.send(message);
      case "shutdown":
        yaml.end();
        check.end();
        return ask(message);
      case "exit":
        yaml.send(message);
        process.exit(0);
    }
    const question = asked.safeParse(params).data;
    const text = files.textOf(uri);
    if (question && id !== undefined && text !== null && !isInHead(text, question.position)) {
      say({ jsonrpc: "2.0", id, result: answerInBody(method, text, question.position) });
    } else {
      ask(message);
    }
  }

  function answerInBody(method: string, text: string, place: { line: number; character: number }) {
    if (method === "textDocument/completion") return choicesAt(text, place, choices);
    return method === "textDocument/hover" ? explainedAt(text, place, choices) : null;
  }

  const ask = (message: Wired) => {
    if (message.id !== undefined && message.method !== undefined) waiting.set(message.id, message.method);
    yaml.send(message);
  };
  /** Path below the content folder; null for a file outside it. */
  function pathOf(uri: string): string | null {
    const path = uri.startsWith("file:") ? relative(contentDir, fileURLToPath(uri)).split(sep).join("/") : "..";
    return path.startsWith("..") ? null : path;
  }
  const collectionOf = (uri: string): string => pathOf(uri)?.split("/")[0] ?? "";

  const reader = new StreamMessageReader(process.stdin);
  reader.onError(() => undefined);
  reader.onClose(() => process.exit(0));
  reader.listen((data) => {
    const message = readMessage(data);
    if (message) takeFromClient(message);
  });
}

const notification = (method: string, params: object): Wired => ({ jsonrpc: "2.0", method, params });

/** Asks for German, and for no settings from the editor. */
function asGerman(params: unknown) {
  const read = initializing.parse(params);
  return { ...read, locale: "de", capabilities: { ...read.capabilities, workspace: {} } };
}

/** Capabilities for the editor: it must send whole texts, so that all but the head can be blanked. */
function withAbilities(result: unknown) {
  const { capabilities } = initialized.parse(result);
  const kept = Object.fromEntries(KEPT.flatMap((name) => (name in capabilities ? [[name, capabilities[name]]] : [])));
  return {
    capabilities: {
      ...kept,
      completionProvider: { resolveProvider: false, triggerCharacters: [" ", ":", '"'] },
      textDocumentSync: { openClose: true, change: 1, save: true },
    },
  };
}
