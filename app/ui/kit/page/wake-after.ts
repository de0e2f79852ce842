const parts: Promise<boolean>[] = [];

/** Lets waking wait for a part that the server has rendered, and whose script comes by itself. False: it never comes. */
export function wakeAfter(part: Promise<boolean>): void {
  parts.push(part);
}

/** Whether all that the page shows can wake. */
export const arePartsHere = async (): Promise<boolean> => (await Promise.all(parts)).every(Boolean);
