// `npm run backup -- FILE` and the other commands that are a module of app/ or content-tools/: `node scripts/command.mjs backup FILE`.
import { importCommand } from "./lib/app-module.mjs";
import { COMMANDS } from "./lib/commands.mjs";
import { loadDotEnv } from "./lib/environment.mjs";
import { endWithNpm } from "./lib/npm-parent.mjs";
import { endWhereRefused } from "./lib/refused-by-system.mjs";

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name)) {
  process.stderr.write(`Diese Befehle gibt es: ${Object.keys(COMMANDS).join(", ")}\n`);
  process.exit(1);
}
// The reader of the output may have closed it, as `| head` does.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
endWithNpm();
loadDotEnv();
const variables = process.env;
const contentDir = variables.CONTENT_DIR || "content";
const command = await importCommand(name).catch(endWhereRefused);
const code = await COMMANDS[name].call(command, {
  args,
  variables,
  contentDir,
  cwd: variables.INIT_CWD ?? process.cwd(),
});
if (code !== undefined) process.exitCode = code;
