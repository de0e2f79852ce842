import { isOutage } from "~/db/connection/outage";
import { failureText } from "~/environment/failure-text";
import { log } from "~/environment/log.server";

// A connection lost in a timer or promise of the driver, with no query waiting, does not end the process: the next
// query meets the outage and handles it. Every other uncaught error ends it, as by default.
export function keepThroughLostConnections(): void {
  // Registered once per process, also when the development server imports a new build.
  if (process.listeners("uncaughtException").some(({ name }) => name === endUnlessLost.name)) return;
  // EPIPE of stdout means that its reader has gone. Logged as a lost connection, each line would cause the next one.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  // Node raises unhandled rejections here as well.
  process.on("uncaughtException", endUnlessLost);
}

function endUnlessLost(error: Error): void {
  if (isOutage(error)) return log.error("connection-lost", { code: "code" in error ? error.code : null });
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}
