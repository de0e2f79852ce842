// Loaded into each measured process (`node --import`): tells over the channel what the process has used so far, by its
// own accounting and with all its threads, compression and garbage collection among them.
process.on("message", (message) => {
  if (message !== "usage") return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage.rss() });
});
// Nobody is left to measure for.
process.on("disconnect", () => process.exit());
process.channel?.unref();
