import { importCommand } from "./app-module.mjs";
import { COMMANDS } from "./commands.mjs";
import { loadDotEnv } from "./environment.mjs";
import { endWhereRefused } from "./refused-by-system.mjs";

/** Runs a command of `commands.mjs`; the process ends by itself, with the command's code. */
export async function main([name, ...args], variables) {
  if (!Object.hasOwn(COMMANDS, name)) {
    process.stderr.write(`Diese Befehle gibt es: ${Object.keys(COMMANDS).join(", ")}\n`);
    return 1;
  }
  // The reader of the output may have closed it, as `| head` does.
  process.stdout.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  loadDotEnv();
  const contentDir = variables.CONTENT_DIR || "content";
  const command = await importCommand(name).catch(endWhereRefused);
  const cwd = variables.INIT_CWD ?? process.cwd();
  const run = async () => {
    const code = await COMMANDS[name].call(command, { args, variables, contentDir, cwd });
    if (code !== undefined) process.exitCode = code;
  };
  // Its errors are its own: a folder that a command may not write to is not the project's.
  void run();
}
