// For the image of a container, where commands cannot compile themselves: its files are not written to.
import { compileCommand } from "./app-module.mjs";
import { COMMANDS } from "./commands.mjs";

for (const name of Object.keys(COMMANDS)) await compileCommand(name);
