import childProcess from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { join } from "node:path";
import workers from "node:worker_threads";

type Call = (...args: unknown[]) => unknown;

/** Functions that open, read, write or wait for something outside the program, or take the browser a millisecond. */
const OPENING: [name: string, place: object, methods: readonly string[]][] = [
  ["fs", fs, Object.keys(fs).filter((method) => /^[a-z]/.test(method))],
  ["fs.promises", fs.promises, Object.keys(fs.promises)],
  ["child_process", childProcess, Object.keys(childProcess).filter((method) => /^[a-z]/.test(method))],
  ["net", net, ["connect", "createConnection", "createServer"]],
  ["http", http, ["request", "get", "createServer"]],
  ["https", https, ["request", "get", "createServer"]],
  ["worker_threads", workers, ["Worker"]],
  ["globalThis", globalThis, ["setTimeout", "setInterval", "setImmediate", "fetch"]],
  ["process", process, ["on", "once", "exit", "nextTick"]],
  ["Intl", Intl, ["DateTimeFormat"]],
];

/**
 * Records such calls of the modules in these folders, direct or by way of packages, until `stop` is called. Packages may
 * read what they like while they are imported.
 */
export function watchEffects(...folders: readonly string[]): { effects: Set<string>; stop: () => void } {
  const ours = folders.map((folder) => join(process.cwd(), folder, "/"));
  const effects = new Set<string>();
  const undo: (() => void)[] = [];
  const note = (what: string) => {
    // Frames of callers that merely await an import are marked as async.
    const frames = currentStack().filter((frame) => !frame.startsWith("at async "));
    const ourFrame = frames.find((frame) => ours.some((folder) => frame.includes(folder)));
    if (!ourFrame || frames.slice(0, frames.indexOf(ourFrame)).some(isLoadingPackage)) return;
    const [, file] = /([^/(]+\/[^/(:]+):\d+:\d+\)?$/.exec(ourFrame) ?? [];
    effects.add(`${file}: ${what}`);
  };

  for (const [name, place, methods] of OPENING) {
    for (const method of methods) {
      const original: unknown = Reflect.get(place, method);
      if (!isCall(original)) continue;
      Reflect.set(
        place,
        method,
        noting(original, () => note(`${name}.${method}`)),
      );
      undo.push(() => Reflect.set(place, method, original));
    }
  }
  const { env } = process;
  process.env = new Proxy(env, {
    get(target, name) {
      note(`process.env.${String(name)}`);
      return Reflect.get(target, name);
    },
    ownKeys(target) {
      note("process.env");
      return Reflect.ownKeys(target);
    },
  });
  undo.push(() => void (process.env = env));
  // Updates named imports of Node's modules, so that those calls are noticed, too.
  syncBuiltinESMExports();
  return {
    effects,
    stop() {
      for (const restore of undo) restore();
      syncBuiltinESMExports();
    },
  };
}

/** Whether a frame is of a package being required, not called: Node looks for its file, and it reads what it likes. */
const isLoadingPackage = (frame: string): boolean => frame.includes("node:internal/modules/cjs/loader");

const isCall = (value: unknown): value is Call => typeof value === "function";

const noting = (original: Call, note: () => void): Call =>
  new Proxy(original, {
    apply(target, self, args) {
      note();
      return Reflect.apply(target, self, args);
    },
    construct(target, args, newTarget) {
      note();
      return Reflect.construct(target, args, newTarget);
    },
  });

function currentStack(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack.split("\n").map((line) => line.trim());
}
