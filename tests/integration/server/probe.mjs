// Loaded into the server under test, beside what `npm start` loads: says how many sockets it holds.
process.on("message", (asked) => {
  if (asked !== "handles") return;
  process.send?.({ handles: process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length });
});
// Listening keeps the channel open; the server must be able to end by itself.
process.channel?.unref();
