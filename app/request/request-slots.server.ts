/** What the server before the app keeps for it (scripts/lib/admission); nobody does in tests of the app alone. */
interface RequestSlots {
  /** How many requests may be worked on at once, and what is shown to whom there is no room for. */
  configure(settings: { max: number; renderBusy: () => { html: string; policy: string } }): void;
  /** Returns what lets go of the slot. */
  hold(id: string): () => void;
  isFull: () => boolean;
}

declare global {
  var requestSlots: RequestSlots | undefined;
}

/**
 * Keeps the slot of a request until the returned function is called. The work of a client that has gone still takes its
 * place at the database; given back at once, slots would bound nothing while people reload impatiently.
 */
export function holdSlot(request: Request): () => void {
  const id = request.headers.get("x-slot");
  return (id !== null && globalThis.requestSlots?.hold(id)) || (() => undefined);
}
