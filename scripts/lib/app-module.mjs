import { randomUUID } from "node:crypto";
import { renameSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { COMMANDS } from "./commands.mjs";
import { inProject, root } from "./project.mjs";

/** Compiles a script that imports modules of app/, each time anew, so that it is never stale. Resolves to its file. */
export async function compileAppScript(contents, name) {
  const { build } = await import("esbuild").catch(() => {
    throw new Error("Es fehlen Pakete. Erst „npm install“, dann noch einmal.");
  });
  const file = inProject(`.cache/${name}.mjs`);
  // Renamed when it is whole: another process may compile or load the same at this moment.
  const outfile = `${file}.${process.pid}-${randomUUID()}`;
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    logLevel: "silent",
    outfile,
  });
  renameSync(outfile, file);
  return file;
}

const compileModule = (path, name) => compileAppScript(`export * from "./${path}";`, name);

/** Imports one module, by its path in the project, compiled anew. */
export const importModule = async (path, name) => import(pathToFileURL(await compileModule(path, name)).href);

const fileOf = (command) => command.replace(":", "-");

/** Resolves to the file of a command (`commands.mjs`). */
export const compileCommand = (name) => compileModule(COMMANDS[name].module, fileOf(name));

/** Compiles anew, except in a container's image, which holds compiled commands and is not written to. */
export async function importCommand(name) {
  const isCompiled = process.env.COMPILED_COMMANDS === "1";
  const file = isCompiled ? inProject(`.cache/${fileOf(name)}.mjs`) : await compileCommand(name);
  return import(pathToFileURL(file).href);
}
