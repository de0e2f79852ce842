// Loaded before Remix's development server (`node --import`).
import { createRequire } from "node:module";
import { inProject } from "../../scripts/lib/project.mjs";
import { watchFile } from "./watch-file.mjs";

// The app serves an edited text without a build or restart, and signals it by this file.
const SERVED = inProject(".cache/content/served");

// Remix tells open pages which modules changed. An edit of server code may change none: the old page would stay.
const socket = createRequire(import.meta.url)(
  inProject("node_modules/@remix-run/dev/dist/devServer_unstable/socket.js"),
);
const { serve } = socket;
socket.serve = (server) => {
  const channel = reloadingWithoutUpdates(serve(server));
  watchFile(SERVED, () => channel.reload());
  return channel;
};

export function reloadingWithoutUpdates(channel) {
  const hmr = (manifest, updates) => (updates.length > 0 ? channel.hmr(manifest, updates) : channel.reload());
  return { ...channel, hmr };
}
