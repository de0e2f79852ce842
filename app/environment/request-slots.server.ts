import { serverShell } from "./server-shell";
import { requestContext } from "./request-context.server";

/**
 * Holds the request's slot and returns the release. It outlasts a disconnect: the work still loads the database, and
 * users reload impatiently.
 */
export function holdSlot(): () => void {
  const { slot } = requestContext();
  return (slot !== null && serverShell().slots?.hold(slot)) || (() => undefined);
}

/**
 * Gives up the slot before work that waits for seconds, has a limit of its own, and needs the database only now and
 * then: a few such requests would block all others.
 */
export function leaveSlot(): void {
  const { slot } = requestContext();
  if (slot !== null) serverShell().slots?.leave(slot);
}
