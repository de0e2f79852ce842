import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { listScreens, readManifest, readOutputs, scriptsOf } from "../../scripts/lib/built-scripts.mjs";

const manifest = readManifest();
const outputs = readOutputs();

export const SCREENS = listScreens(manifest, outputs);

/** The scripts that a screen asks for at once. */
export const scriptsAtOnce = (id: string): string[] => scriptsOf(id, manifest);

/** The scripts without which those do not run. */
export function importedBy(paths: readonly string[]): string[] {
  const found = new Set(paths);
  for (const path of found) {
    for (const { kind, path: imported } of outputs[path]?.imports ?? []) {
      if (kind === "import-statement") found.add(imported.replace(/^public/, ""));
    }
  }
  return [...found];
}

/** As the server sends them. */
export const kilobytesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`public${path}`)).length, 0) / 1000;

/** The modules that run before anything is tapped; a package is one. */
function modulesOf(id: string): string[] {
  const inputs = scriptsOf(id, manifest).flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}));
  const run = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return [...new Set(run.map(([module]) => nameOf(module)))].sort();
}

function nameOf(module: string): string {
  const [, scope = "", name] = /node_modules\/(@[^/]+\/)?([^/]+)\//.exec(module) ?? [];
  return name ? `packages/${scope}${name}` : module;
}

/** What every screen runs, then what each runs beside that and its frame: a line for each folder. */
export function describeModules(): string {
  const all = new Map(SCREENS.map((id) => [id, modulesOf(id)]));
  const [first = [], ...others] = all.values();
  const common = first.filter((name) => others.every((names) => names.includes(name)));
  const parts = [...all].map(([id, names]) => {
    const known = new Set([...common, ...(all.get(manifest.routes[id]?.parentId ?? "") ?? [])]);
    return describe(
      id,
      names.filter((name) => !known.has(name)),
    );
  });
  return `${[describe("every screen", common), ...parts].join("\n\n")}\n`;
}

function describe(title: string, names: readonly string[]): string {
  const folders = Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf("/")));
  const lines = [...folders].map(([folder, files]) => {
    const short = files.map((file) => file.slice(folder.length + 1).replace(/\.tsx?$/, ""));
    return `  ${folder}: ${short.join(" ")}`;
  });
  return [title, ...lines].join("\n");
}
