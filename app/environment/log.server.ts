import { currentRequestId } from "./request-context.server";
import { count } from "./metrics.server";

const LEVELS = ["debug", "info", "warn", "error"] as const;
type Level = (typeof LEVELS)[number];

let lowest: Level = "info";

export const logFrom = (level: Level): void => void (lowest = level);

/**
 * Writes one JSON line per event, with the id of its request. Fields never contain addresses, codes, tokens or users'
 * texts.
 */
function write(level: Level, event: string, fields: Record<string, unknown>): void {
  if (level === "warn" || level === "error") count("problems", event);
  if (LEVELS.indexOf(level) < LEVELS.indexOf(lowest)) return;
  const line = { time: new Date().toISOString(), level, event, request: currentRequestId(), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

export const log = {
  info: (event: string, fields: Record<string, unknown> = {}) => write("info", event, fields),
  warn: (event: string, fields: Record<string, unknown> = {}) => write("warn", event, fields),
  error: (event: string, fields: Record<string, unknown> = {}) => write("error", event, fields),
};
