import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, whatever the current directory is. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

export const inProject = (...parts) => join(root, ...parts);
