// Loaded before Remix's development server (`node --import`).
import { createRequire } from "node:module";
import { inProject } from "./project.mjs";

// Remix tells open pages which modules changed. An edit of the content changes none: they would go on showing the old text.
const socket = createRequire(import.meta.url)(
  inProject("node_modules/@remix-run/dev/dist/devServer_unstable/socket.js"),
);
const { serve } = socket;
socket.serve = (server) => reloadingWithoutUpdates(serve(server));

/** The same channel to the browsers, which reloads their pages where it would tell them nothing. */
export function reloadingWithoutUpdates(channel) {
  const hmr = (manifest, updates) => (updates.length > 0 ? channel.hmr(manifest, updates) : channel.reload());
  return { ...channel, hmr };
}
