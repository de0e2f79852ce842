// Syntax that Node 14 still parses: an older Node must get as far as the sentence that asks for a newer one.
import { runOnSupportedNode } from "./lib/node-version.mjs";

runOnSupportedNode(function () {
  return import("../tests/lives/main.mjs");
}, true);
