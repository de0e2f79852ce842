import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import * as z from "zod";
import { testEnvironment } from "../../../scripts/lib/environment.mjs";
import { hasContainers } from "./process";

const RECIPE = "server/container/Dockerfile";

const lockFile = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

/** Steps of the recipe, in order: the instruction and its arguments, continued lines joined. */
function readRecipe(text: string): { word: string; rest: string }[] {
  return text
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .flatMap((line) => {
      const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return word && rest ? [{ word, rest }] : [];
    });
}

/** Whether a file of the project gets into the image: the last line that fits counts. */
function isIgnored(path: string, lines: readonly string[]): boolean {
  let ignored = false;
  for (const line of lines) {
    const isBack = line.startsWith("!");
    const pattern = line.slice(isBack ? 1 : 0).replace(/\/$/, "");
    const parents = path.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
    if (parents.some((parent) => matches(parent, pattern))) ignored = !isBack;
  }
  return ignored;
}

const matches = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replace(/[.+^$()|[\]{}\\]/g, "\\$&").replaceAll("*", "[^/]*")}$`).test(path);

/**
 * The image of the recipe, in a folder: copied files, executed steps, remaining packages, environment. npm's install
 * and the build are taken from this project, where they have just been done.
 */
export function makeImage(): { folder: string; environment: Record<string, string>; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  const app = join(folder, "app");
  mkdirSync(app);
  const lines = readFileSync(`${RECIPE}.dockerignore`, "utf8").split("\n").filter(Boolean);
  const environment: Record<string, string> = {};
  for (const { word, rest } of readRecipe(readFileSync(RECIPE, "utf8"))) {
    if (word === "COPY" && !rest.startsWith("--from")) copy(rest.split(/\s+/).slice(0, -1), app, lines);
    if (word === "ENV")
      for (const [, name = "", value = ""] of rest.matchAll(/(\w+)=(\S+)/g)) environment[name] = value;
    if (word === "RUN") for (const command of rest.split("&&")) runStep(command.trim(), app);
  }
  execFileSync("chmod", ["-R", "go+rX", folder]);
  return { folder: app, environment, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copy(sources: readonly string[], app: string, lines: readonly string[]): void {
  for (const source of sources) {
    cpSync(source, join(app, source), {
      recursive: true,
      filter: (from) => {
        const path = relative(".", from);
        // Excludes what .dockerignore leaves out, unless a later line includes a part of the folder again.
        return (
          path === "" ||
          !isIgnored(path, lines) ||
          (statSync(from).isDirectory() && lines.some((line) => line.startsWith(`!${path}`)))
        );
      },
    });
  }
}

function runStep(command: string, app: string): void {
  const link = (path: string) => execFileSync("cp", ["-al", resolve(path), dirname(join(app, path))]);
  if (command.startsWith("npm ci")) return void link("node_modules");
  if (command.startsWith("npm run build")) {
    mkdirSync(join(app, ".cache"), { recursive: true });
    for (const path of ["build", "public/build", "public/sw.js"]) link(path);
    return cpSync(".cache/build-stamp", join(app, ".cache/build-stamp"));
  }
  if (command.startsWith("npm prune --omit=dev")) return prune(app);
  // Runs the script itself, as npm would.
  const own = command.startsWith("npm run ") ? scriptOf(command.slice("npm run ".length)) : command;
  const [program = "", ...args] = own.split(" ");
  if (program === "install") return;
  execFileSync(program === "node" ? process.execPath : program, args, {
    cwd: app,
    env: { ...testEnvironment(process.env), NODE_ENV: "production" },
    stdio: "ignore",
  });
}

const scriptOf = (name: string): string =>
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync("package.json", "utf8")))
    .scripts[name] ?? "";

function prune(app: string): void {
  const { packages } = lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev) rmSync(join(app, path), { recursive: true, force: true });
  }
}

const NOBODY = 65_534;

interface InImage {
  ended: Promise<number | null>;
  output: () => string;
  kill: (signal: NodeJS.Signals) => void;
}

/** Runs a command in the image: its files read-only, as another user where we are root, /data and /tmp of its own. */
export function runInImage(
  image: { folder: string; environment: Record<string, string> },
  args: readonly string[],
  own: { data: string; environment?: Record<string, string> },
): InImage {
  const isRoot = process.getuid?.() === 0;
  const namespace = isRoot ? ["unshare", "--mount"] : ["unshare", "--user", "--map-root-user", "--mount"];
  const as = isRoot ? `setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups ` : "";
  const closed = [
    ...namespace,
    "sh",
    "-c",
    `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && cd "$0" && exec ${as}"$@"`,
  ];
  const [program = "", ...rest] = [...(hasContainers ? [...closed, image.folder] : []), process.execPath, ...args];
  if (isRoot) execFileSync("chown", ["-R", String(NOBODY), own.data]);
  const env = {
    ...testEnvironment(process.env),
    ...image.environment,
    HOST: "localhost",
    DATA_DIR: own.data,
    ...own.environment,
    NODE_ENV: "production" as const,
  };
  const child = spawn(program, rest, { cwd: image.folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = new Promise<number | null>((done) => child.once("close", done));
  return { ended, output: () => output, kill: (signal) => void child.kill(signal) };
}
