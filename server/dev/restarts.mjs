import { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import { inProject } from "../../scripts/lib/project.mjs";

// remix-serve would load each new build itself, but ours is restarted, because the database allows one owner. The old
// process would tell the browsers to reload before the new one listens.
export function replaceReloadsByRestarts(env) {
  if (env.NODE_ENV !== "development") return;
  const fromServe = createRequire(inProject("node_modules/@remix-run/serve/dist/cli.js"));
  fromServe("chokidar").watch = () => new EventEmitter();
}
