import { startServing } from "~/process/boot.server";
import { readStyles } from "~/process/render.server";

// Here the program begins: no other module of the server does anything while it is imported.
await startServing(process.env);
// A later build may replace the file.
readStyles();

export { default, handleDataRequest, handleError } from "~/process/render.server";
