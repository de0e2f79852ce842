/** Maps with bounded concurrency: all at once would hold every file open or every text in memory. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const next = async (): Promise<void> => {
    for (let step = queue.next(); !step.done; step = queue.next()) await work(step.value);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
