import manifest from "@remix-run/dev/assets-manifest";
import { pageStyles } from "~/http/page-styles.server";
import { startServing } from "~/process/boot.server";
import { handleData } from "~/process/render.server";

// The program begins here: no other module of the server has side effects on import.
await startServing(process.env);
// Reads the styles now: a later build may replace the file.
pageStyles("root");

export const handleDataRequest = handleData(manifest.version);
export { default, handleError } from "~/process/render.server";
