import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { inProject } from "./project.mjs";

/** Imports a module of app/ for a command that runs apart from the server: compiled each time, so never stale. */
export async function importAppModule(path, name) {
  const outfile = inProject(`.cache/${name}.mjs`);
  await build({
    entryPoints: [inProject("app", path)],
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    logLevel: "error",
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
