// Loaded into the server under test, beside what `npm start` loads: reports the number of its sockets, and how long
// /healthz took, in milliseconds during which the event loop was awake: a machine with other work stops it for longer.
import { subscribe } from "node:diagnostics_channel";

const TICK_MS = 10;
const healthTimes = [];
let awakeMs = 0;
let tickedAt = performance.now();
setInterval(() => {
  const now = performance.now();
  awakeMs += Math.min(now - tickedAt, 2 * TICK_MS);
  tickedAt = now;
}, TICK_MS).unref();
subscribe("http.server.request.start", ({ request, response }) => {
  if (request.url !== "/healthz") return;
  const startedAt = awakeMs;
  response.once("finish", () => healthTimes.push(awakeMs - startedAt));
});

process.on("message", (asked) => {
  if (asked !== "probe") return;
  const handles = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
  process.send?.({ handles, healthTimes });
});
// Listening keeps the channel open; the server must be able to end by itself.
process.channel?.unref();
