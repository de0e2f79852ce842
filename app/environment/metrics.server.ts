import { serverShell, type Counted } from "./server-shell";

/** Adds to a counter; ignores negative and non-finite amounts, at which the counter would throw. */
export const count = (what: Counted, kind: string, by = 1): void => {
  if (Number.isFinite(by) && by >= 0) serverShell().metrics?.count(what, kind, by);
};
