import { readFileSync } from "node:fs";
import { inProject } from "./project.mjs";

const read = (path) => readFileSync(inProject(path), "utf8");

/**
 * The manifest that the built server names, as older ones lie beside it.
 * @typedef {{ id: string, parentId?: string, module: string, imports?: string[] }} Route
 * @typedef {{ entry: { module: string, imports: string[] }, routes: Record<string, Route> }} Manifest
 * @returns {Manifest}
 */
export function readManifest() {
  const [path] = /\/build\/manifest-\w+\.js/.exec(read("build/index.js"));
  return JSON.parse(/\{.*\}/s.exec(read(`public${path}`))[0]);
}

/**
 * A route and those around it, outward.
 * @param {string} id
 * @param {Manifest} manifest
 * @returns {Route[]}
 */
export function withParents(id, { routes }) {
  const found = [];
  for (let route = routes[id]; route; route = routes[route.parentId]) found.push(route);
  return found;
}

/**
 * Paths of all scripts that a route's page loads at once.
 * @param {string} id
 * @param {Manifest} manifest
 */
export function scriptsOf(id, manifest) {
  const { entry } = manifest;
  const paths = withParents(id, manifest).flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([entry.module, ...entry.imports, ...paths])];
}

/**
 * Outputs of esbuild by their path as served: the modules of each script with their bytes, and its imports.
 * @typedef {{ inputs: Record<string, { bytesInOutput: number }>, imports: { path: string, kind: string }[] }} Output
 * @returns {Record<string, Output>}
 */
export function readOutputs() {
  const { outputs } = JSON.parse(read("build/metafile.js.json"));
  return Object.fromEntries(Object.entries(outputs).map(([path, output]) => [path.replace(/^public/, ""), output]));
}

/**
 * Ids of the routes that show a page: the script of any other one has no module of the app.
 * @param {Manifest} manifest
 * @param {Record<string, Output>} outputs
 */
export const listScreens = ({ routes }, outputs) =>
  Object.values(routes)
    .filter(
      ({ id, module }) => id !== "root" && Object.keys(outputs[module].inputs).some((input) => /^app\//.test(input)),
    )
    .map(({ id }) => id);
