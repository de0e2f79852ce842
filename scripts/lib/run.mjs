import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs a program to its end.
 * With `capture`, its output is collected instead of shown. A program that cannot be started has code 127.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, capture?: boolean, shell?: boolean, timeout?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, capture = false, shell = false, timeout } = {}) {
  return new Promise((resolve) => {
    const stdio = capture ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
    const child = spawn(command, args, { cwd, env, stdio, shell, timeout });
    const release = endTogether(child);
    let output = "";
    const collect = (chunk) => {
      // The end of a long output is what explains a failure.
      output = (output + chunk).slice(-200_000);
    };
    child.stdout?.setEncoding("utf8").on("data", collect);
    child.stderr?.setEncoding("utf8").on("data", collect);
    const finish = (code) => {
      release();
      resolve({ code, output });
    };
    child.on("error", (error) => {
      collect(`${error.message}\n`);
      finish(127);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

/** Whoever stops the script stops what it runs, too: a signal to one process does not reach the other by itself. */
function endTogether(child) {
  let stopped = null;
  const stop = (signal) => {
    // A second signal does not wait for the program to end in order.
    if (stopped) process.exit(128 + constants.signals[signal]);
    stopped = signal;
    child.kill(signal);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  return () => {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    if (stopped) process.exit(128 + constants.signals[stopped]);
  };
}
