/** Batches items per animation frame. */
export function createFrameBatch<Item>(
  apply: (items: Item[]) => void,
  { request, cancel } = { request: requestFrame, cancel: cancelFrame },
) {
  let waiting: Item[] = [];
  let frame: number | null = null;
  const flush = () => {
    if (frame !== null) cancel(frame);
    frame = null;
    const items = waiting;
    waiting = [];
    if (items.length > 0) apply(items);
  };
  return {
    add(item: Item) {
      waiting.push(item);
      frame ??= request(flush);
    },
    flush,
  };
}

const requestFrame = (run: () => void): number => requestAnimationFrame(run);
const cancelFrame = (frame: number): void => cancelAnimationFrame(frame);
