// A language server for the frontmatter of content files, over stdin and stdout: what editors start (docs/content/leitfaden.md).
import { resolve } from "node:path";
import { importModule } from "./lib/app-module.mjs";
import { inProject } from "./lib/project.mjs";

const { serveFrontmatter } = await importModule("content-tools/language-server/serve.ts", "frontmatter-lsp");
const node = (file, ...args) => [process.execPath, inProject(file), ...args];
// Absolute, as editors start this server in any directory, from which it starts the check.
const contentDir = resolve(process.env.CONTENT_DIR || inProject("content"));
process.env.CONTENT_DIR = contentDir;
await serveFrontmatter({
  contentDir,
  cacheDir: inProject(".cache/language-server"),
  rulesDir: inProject("docs/content/rules"),
  yamlCommand: node("node_modules/yaml-language-server/bin/yaml-language-server", "--stdio"),
  checkCommand: node("scripts/command.mjs", "content:check", "--format=json"),
});
