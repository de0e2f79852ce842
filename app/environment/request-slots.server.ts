import { serverShell } from "./server-shell";
import { requestContext } from "./request-context.server";

/** Returns the release. Held past a disconnect: the work still loads the database, and people reload impatiently. */
export function holdSlot(): () => void {
  const { slot } = requestContext();
  return (slot !== null && serverShell().slots?.hold(slot)) || (() => undefined);
}

/**
 * For work that waits for seconds and has a bound of its own, once it needs the database no more than now and then: a few
 * of those would keep everybody else out.
 */
export function leaveSlot(): void {
  const { slot } = requestContext();
  if (slot !== null) serverShell().slots?.leave(slot);
}
