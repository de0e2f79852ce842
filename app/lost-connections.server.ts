import { isOutage } from "~/db/outage";
import { failureText } from "~/http/failure-text";
import { log } from "~/log.server";

declare global {
  var keepsThroughLostConnections: boolean | undefined;
}

/**
 * A connection that is lost while nobody waits for it, in a timer or a promise of the driver, does not end the process:
 * the next query meets the outage and is answered. Every other error that nobody caught ends it, as it does without this.
 */
export function keepThroughLostConnections(): void {
  // Once per process, also when the development server imports a new build.
  if (globalThis.keepsThroughLostConnections) return;
  globalThis.keepsThroughLostConnections = true;
  // EPIPE of stdout: its reader has gone. Logged as a lost connection, each line would cause the next one.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  // Node raises unhandled rejections here as well.
  process.on("uncaughtException", (error) => {
    if (isOutage(error)) return log.error("connection-lost", { code: "code" in error ? error.code : null });
    process.stderr.write(`${failureText(error)}\n`);
    process.exit(1);
  });
}
