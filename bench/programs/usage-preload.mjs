// Loaded into each measured process (`node --import`): reports over the channel the process's usage so far, by its own
// accounting and with all its threads, including compression and garbage collection.
process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage.rss() });
});
// The measuring process is gone.
process.on("disconnect", () => process.exit());
process.channel?.unref();
