import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs a program; signals that stop the script stop the program, too. `capture` collects its output; code 127: it could
 * not be started.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, capture?: boolean, shell?: boolean, timeout?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env, capture = false, shell = false, timeout } = {}) {
  return new Promise((resolve) => {
    const stdio = capture ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
    const child = spawn(command, args, { cwd, env, stdio, shell, timeout });
    const release = passSignals(child);
    let output = "";
    // The end of a long output is what explains a failure.
    const collect = (chunk) => (output = (output + chunk).slice(-200_000));
    child.stdout?.setEncoding("utf8").on("data", collect);
    child.stderr?.setEncoding("utf8").on("data", collect);
    const finish = (code) => {
      const stoppedBy = release();
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
      resolve({ code, output });
    };
    child.on("error", (error) => {
      collect(`${error.message}\n`);
      finish(127);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Passes signals to this process on to the child until the returned function is called, which returns the last one. */
export function passSignals(child) {
  let passed = null;
  const pass = (signal) => {
    passed = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  return () => {
    for (const signal of SIGNALS) process.off(signal, pass);
    return passed;
  };
}
