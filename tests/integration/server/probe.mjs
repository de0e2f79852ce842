// Loaded into the server under test, beside what `npm start` loads: reports the number of its sockets, and how long
// /healthz took.
import { subscribe } from "node:diagnostics_channel";

const healthTimes = [];
subscribe("http.server.request.start", ({ request, response }) => {
  if (request.url !== "/healthz") return;
  const startedAt = performance.now();
  response.once("finish", () => healthTimes.push(performance.now() - startedAt));
});

process.on("message", (asked) => {
  if (asked !== "probe") return;
  const handles = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
  process.send?.({ handles, healthTimes });
});
// Listening keeps the channel open; the server must be able to end by itself.
process.channel?.unref();
