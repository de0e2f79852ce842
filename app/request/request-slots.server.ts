import { requestContext } from "~/http/request-context.server";

/** What the server before the app keeps for it (server/admission); nobody does in tests of the app alone. */
interface RequestSlots {
  configure(settings: { max: number; renderBusy: () => { html: string; policy: string } }): void;
  hold(id: string): () => void;
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
