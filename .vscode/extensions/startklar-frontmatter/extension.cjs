// Starts the project's language server for content files; everything it knows is in content-tools/language-server.
const { join } = require("node:path");
const { createRequire } = require("node:module");
const { workspace, window } = require("vscode");

let client;

exports.activate = async () => {
  const [folder] = workspace.workspaceFolders ?? [];
  if (!folder) return;
  const root = folder.uri.fsPath;
  let LanguageClient;
  try {
    ({ LanguageClient } = createRequire(join(root, "package.json"))("vscode-languageclient/node"));
  } catch {
    await window.showWarningMessage("Für Vorschläge beim Schreiben fehlen Pakete: Ruf einmal „npm install“ auf.");
    return;
  }
  const command = { command: "node", args: [join(root, "scripts/frontmatter-lsp.mjs")], options: { cwd: root } };
  client = new LanguageClient("startklar-frontmatter", "Startklar: Kopf der Inhalte", command, {
    documentSelector: [{ scheme: "file", pattern: "**/content/**/*.mdx" }],
  });
  await client.start();
};

exports.deactivate = () => client?.stop();
