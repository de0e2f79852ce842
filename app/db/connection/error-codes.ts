import { isRecord } from "~/domain/is-record";

/** Whether an error or one of its causes has a matching code: PostgreSQL's, Node's or the driver's. */
export function hasCode(error: unknown, fits: (code: string) => boolean): boolean {
  if (!isRecord(error)) return false;
  if (typeof error.code === "string" && fits(error.code)) return true;
  return hasCode(error.cause, fits);
}
