/** Unbounded async queue for one reader; after `close` it drains the buffer, then ends. */
export function createChannel<Value>() {
  const waiting: Value[] = [];
  let isClosed = false;
  let wake = () => {};

  async function* read(): AsyncGenerator<Value, void> {
    for (;;) {
      while (waiting.length > 0) yield* waiting.splice(0);
      if (isClosed) return;
      await new Promise<void>((resume) => (wake = resume));
    }
  }

  return {
    send: (value: Value): void => {
      waiting.push(value);
      wake();
    },
    close: (): void => {
      isClosed = true;
      wake();
    },
    values: read(),
  };
}
