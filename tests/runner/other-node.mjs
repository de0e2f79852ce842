import { existsSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { withProgress } from "../../scripts/lib/progress.mjs";
import { inProject, root } from "../../scripts/lib/project.mjs";
import { run } from "../../scripts/lib/run.mjs";

/** The versions of Node that tests run on, by the major that `--node=` and CI name. */
export const NODES = { 20: "20.20.2", 22: "22.23.3", 24: "24.20.0" };

export function placeOf(major, { platform, arch } = { platform: process.platform, arch: process.arch }) {
  const system = platform === "win32" ? "win" : platform;
  const name = `node-${system}-${arch}`;
  const folder = inProject(`.cache/node-${NODES[major]}`);
  return {
    folder,
    spec: `${name}@${NODES[major]}`,
    path: `${folder}/node_modules/${name}/bin/node${system === "win" ? ".exe" : ""}`,
  };
}

/**
 * Installs a Node into .cache from npm's package for the platform: the package `node` would run npm inside npm.
 * @returns {Promise<{ ok: true, path: string } | { ok: false, message: string }>}
 */
export async function ensureNode(major, env) {
  const { folder, spec, path } = placeOf(major);
  if (!existsSync(path)) {
    const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--no-progress"];
    // Without --prefix npm looks for a package.json above the folder, and installs there.
    const install = () =>
      run("npm", ["install", "--prefix", folder, ...options, spec], {
        cwd: root,
        env,
        capture: true,
        shell: process.platform === "win32",
      });
    await withProgress(`Node ${NODES[major]} laden (npm install ${spec})`, install, {
      env,
      worked: ({ code }) => code === 0,
    });
  }
  // A file is not enough: a musl system cannot run a build against glibc.
  const { code, output } = await run(path, ["--version"], { capture: true, timeout: 20_000 });
  if (code === 0 && output.trim() === `v${NODES[major]}`) return { ok: true, path };
  return { ok: false, message: `Node ${NODES[major]} war nicht zu laden oder startet hier nicht (${spec}).` };
}

export const environmentOf = (path, env) => ({ ...env, PATH: `${dirname(path)}${delimiter}${env.PATH ?? ""}` });

/** The major for the second run of the unit tests: the newest, or the oldest when the newest is running already. */
export const otherMajor = (running = process.versions.node) => (running.startsWith("24.") ? 20 : 24);
