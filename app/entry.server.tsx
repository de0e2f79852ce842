import { startServing } from "~/process/boot.server";
import { readStyles } from "~/process/render.server";

// The program begins here: no other module of the server has side effects on import.
await startServing(process.env);
// Reads the styles now: a later build may replace the file.
readStyles();

export { default, handleDataRequest, handleError } from "~/process/render.server";
