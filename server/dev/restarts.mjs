import { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import { inProject } from "../../scripts/lib/project.mjs";

/**
 * In development remix-serve watches the build and loads each new one itself, but ours is restarted for each, because
 * the database allows one owner. The old process would tell the browsers to reload before the new one listens.
 */
export function leaveReloadingToRestarts(env) {
  if (env.NODE_ENV !== "development") return;
  const fromServe = createRequire(inProject("node_modules/@remix-run/serve/dist/cli.js"));
  fromServe("chokidar").watch = () => new EventEmitter();
}
