import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall, aptUpdate } from "./apt.mjs";

const MINI_BROWSERS = ["x86_64", "aarch64"].map((arch) => `/usr/lib/${arch}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/**
 * The engines that Debian ships, by name: the packages of each, and whether it is installed.
 * @type {Record<string, { packages: string[], isThere: (env: NodeJS.ProcessEnv) => boolean }>}
 */
const ENGINES = {
  firefox: {
    packages: ["firefox-esr"],
    isThere: (env) => firefoxPath(env) !== null,
  },
  webkit: {
    packages: ["webkit2gtk-driver", "xvfb"],
    isThere: (env) => miniBrowserPath() !== null && ["WebKitWebDriver", "Xvfb"].every((name) => isOnPath(name, env)),
  },
};

export const firefoxPath = (env) =>
  [env.FIREFOX_PATH, "/usr/bin/firefox-esr"].find((path) => path && existsSync(path)) ?? null;

export const miniBrowserPath = () => MINI_BROWSERS.find((path) => existsSync(path)) ?? null;

const isOnPath = (name, env) => (env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));

/** Installs missing engines where possible; resolves to the engines that are there, and those still lacking. */
export async function ensureEngines(env, { install = installPackages, engines = ENGINES } = {}) {
  const isMissing = ([, engine]) => !engine.isThere(env);
  const missing = Object.entries(engines).filter(isMissing);
  if (missing.length > 0)
    await install(
      missing.flatMap(([, { packages }]) => packages),
      env,
    );
  const lacking = missing.filter(isMissing).map(([name]) => name);
  return { there: Object.keys(engines).filter((name) => !lacking.includes(name)), lacking };
}

async function installPackages(names, env) {
  if (process.platform !== "linux") return;
  await aptUpdate(env);
  await aptInstall(names, env);
}
