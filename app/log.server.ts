const LEVELS = ["debug", "info", "warn", "error"] as const;
type Level = (typeof LEVELS)[number];

let lowest: Level = "info";

export const logFrom = (level: Level): void => void (lowest = level);

/** One JSON line per event. Fields never hold addresses, codes, tokens or what a person wrote. */
function write(level: Level, event: string, fields: Record<string, unknown>): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(lowest)) return;
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

export const log = {
  info: (event: string, fields: Record<string, unknown> = {}) => write("info", event, fields),
  warn: (event: string, fields: Record<string, unknown> = {}) => write("warn", event, fields),
  error: (event: string, fields: Record<string, unknown> = {}) => write("error", event, fields),
};
