// Compiles the commands for a container's image, where they cannot compile themselves: its files are read-only.
import { compileCommand } from "./app-module.mjs";
import { COMMANDS } from "./commands.mjs";

for (const name of Object.keys(COMMANDS)) await compileCommand(name);
