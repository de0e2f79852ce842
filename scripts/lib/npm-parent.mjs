import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** Polling interval, as a child gets no event when its parent ends. */
const EVERY_MS = 500;

/**
 * Ends this process in order, as by SIGTERM, when the npm that runs it as its script has gone: a killed npm passes no
 * signal on, and its children would stay and hold the port. Ignores scripts of other names, such as a deployment that
 * leaves this process behind on purpose.
 * @param {{ env?: NodeJS.ProcessEnv, argv?: string[] }} [started]
 */
export function endWithNpm({ env = process.env, argv = process.argv } = {}) {
  const [, script = "", command] = argv;
  if (![basename(script, ".mjs"), command].includes(env.npm_lifecycle_event)) return;
  const shell = process.ppid;
  // Most shells become what they run, some wait for it, and outlive npm as well.
  const npm = isShell(shell) ? parentOf(shell) : null;
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === null || parentOf(shell) === npm)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, EVERY_MS);
  timer.unref();
}

/** Ends this process in order when the one that went on as this newer Node (newer-node.mjs) is gone, even if killed. */
export function endWithLauncher() {
  if (!process.channel) return;
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // Listening keeps the channel open and with it a process that has nothing left to do.
  process.channel.unref();
}

/** Whether a process is a shell that runs a given command line; false where the kernel has no /proc. */
const isShell = (pid) => /^[^\0]*sh\0-c\0/.test(read(`/proc/${pid}/cmdline`));

const parentOf = (pid) => /^PPid:\s*(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? null;

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
