import { isRecord } from "~/domain/is-record";

/** Whether an error or one of its causes has a matching code: PostgreSQL's, Node's or the driver's. */
export const hasCode = (error: unknown, fits: (code: string) => boolean): boolean =>
  causesOf(error).some(({ code }) => typeof code === "string" && fits(code));

/** An error and its causes, each once: an error may be its own cause's cause. */
export function causesOf(error: unknown): Record<string, unknown>[] {
  const causes = new Set<Record<string, unknown>>();
  for (let cause = error; isRecord(cause) && !causes.has(cause); cause = cause.cause) causes.add(cause);
  return [...causes];
}
