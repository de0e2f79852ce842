import { resolve } from "node:path";
import { root } from "./project.mjs";
import { run } from "./run.mjs";

/**
 * Runs npm in the project, with this machine's own settings, and collects its output.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNpm(args, { npm_config_prefix: prefix, npm_config_globalconfig: globalconfig, ...env }) {
  // `npm --prefix <project> start` hands on a prefix that makes our npm miss the machine's own settings.
  const isOurs = prefix !== undefined && resolve(prefix) === resolve(root);
  const settings = isOurs ? {} : { npm_config_prefix: prefix, npm_config_globalconfig: globalconfig };
  // The npm that started us, so that its version stays the same; else the one on the PATH.
  const isNpm = /npm-cli\.c?js$/.test(env.npm_execpath ?? "");
  const [command, ...before] = isNpm ? [process.execPath, env.npm_execpath] : ["npm"];
  const options = { cwd: root, env: { ...env, ...settings }, capture: true, shell: process.platform === "win32" };
  return run(command, [...before, ...args], options);
}
