import { resolve } from "node:path";
import { importModule } from "./app-module.mjs";
import { inProject } from "./project.mjs";

/** Speaks over stdin and stdout, and ends with them. */
export async function main(_, env) {
  const { serveFrontmatter } = await importModule("content-tools/language-server/serve.ts", "frontmatter-lsp");
  const node = (file, ...args) => [process.execPath, inProject(file), ...args];
  // Absolute, as editors start this server in any directory, from which it starts the check.
  const contentDir = resolve(env.CONTENT_DIR || inProject("content"));
  process.env.CONTENT_DIR = contentDir;
  await serveFrontmatter({
    contentDir,
    cacheDir: inProject(".cache/language-server"),
    rulesDir: inProject("docs/content/rules"),
    yamlCommand: node("node_modules/yaml-language-server/bin/yaml-language-server", "--stdio"),
    checkCommand: node("scripts/command.mjs", "content:check", "--format=json"),
  });
}
