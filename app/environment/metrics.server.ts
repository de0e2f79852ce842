import { serverShell, type Counted } from "./server-shell";

/** What is no amount counts as nothing: a counter that is asked to go down throws. */
export const count = (what: Counted, kind: string, by = 1): void => {
  if (Number.isFinite(by) && by >= 0) serverShell().metrics?.count(what, kind, by);
};
