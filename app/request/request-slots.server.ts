import { requestContext } from "~/http/request-context.server";

/** What the server before the app keeps for it (server/admission); nobody does in tests of the app alone. */
interface RequestSlots {
  /** How many requests may be worked on at once, and what is shown to whom there is no room for. */
  configure(settings: { max: number; renderBusy: () => { html: string; policy: string } }): void;
  /** Returns the release. */
  hold(id: string): () => void;
  isFull: () => boolean;
}

declare global {
  var requestSlots: RequestSlots | undefined;
}

/**
 * Holds this request's slot until the returned release is called. The work of a disconnected client still loads the
 * database; released at the disconnect, slots would bound nothing while people reload impatiently.
 */
export function holdSlot(): () => void {
  const { slot } = requestContext();
  return (slot !== null && globalThis.requestSlots?.hold(slot)) || (() => undefined);
}
