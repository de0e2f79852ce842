// For the image of a container, where commands cannot compile themselves: its files are not written to.
import { compileCommand } from "./app-module.mjs";

for (const name of ["jobs", "konto", "stripe:sync", "worker"]) await compileCommand(name);
