import { requestContext } from "./request-context.server";

/** What the server before the app keeps for it (server/admission); nobody does in tests of the app alone. */
interface RequestSlots {
  /** maxBodyBytes: the most that any route takes; such a body is there before its request takes a slot. */
  configure(settings: { max: number; maxBodyBytes: number; renderBusy: () => { html: string; policy: string } }): void;
  hold(id: string): () => void;
  leave(id: string): void;
  isFull: () => boolean;
}

declare global {
  var requestSlots: RequestSlots | undefined;
}

/** Returns the release. Held past a disconnect: the work still loads the database, and people reload impatiently. */
export function holdSlot(): () => void {
  const { slot } = requestContext();
  return (slot !== null && globalThis.requestSlots?.hold(slot)) || (() => undefined);
}

/**
 * For work that waits for seconds and has a bound of its own, once it needs the database no more than now and then: a few
 * of those would keep everybody else out.
 */
export function leaveSlot(): void {
  const { slot } = requestContext();
  if (slot !== null) globalThis.requestSlots?.leave(slot);
}
