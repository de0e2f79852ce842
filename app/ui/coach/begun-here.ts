let begun: string | null = null;

/** Remembers the conversation that has just got its id on this screen. */
export function noteBegun(conversationId: string): void {
  begun = conversationId;
}

/** Whether a navigation leads to what this screen already shows: the conversation that began on it. */
export function isBegunHere(from: URL, to: URL): boolean {
  const opened = to.searchParams.get("gespraech");
  const isFirst = opened !== null && opened === begun && from.searchParams.get("gespraech") === null;
  if (isFirst) begun = null;
  return isFirst && from.pathname === to.pathname;
}
