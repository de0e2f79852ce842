import { pathToFileURL } from "node:url";
import { inProject, root } from "./project.mjs";

/** Compiles a script that imports modules of app/, each time anew, so that it is never stale. Resolves to its file. */
export async function compileAppScript(contents, name) {
  const { build } = await import("esbuild").catch(() => {
    throw new Error("Es fehlen Pakete. Erst „npm install“, dann noch einmal.");
  });
  const outfile = inProject(`.cache/${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    logLevel: "error",
    outfile,
  });
  return outfile;
}

export async function importAppModule(path, name) {
  const file = await compileAppScript(`export * from "./app/${path}";`, name);
  return import(pathToFileURL(file).href);
}
