// `npm run backup -- FILE` and the other commands that are a module of app/ or content-tools/: `node scripts/command.mjs backup FILE`.
// Syntax that Node 14 still parses: an older Node must get as far as the sentence that asks for a newer one.
import { runOnSupportedNode } from "./lib/node-version.mjs";

runOnSupportedNode(function () {
  return import("./lib/command.mjs");
});
