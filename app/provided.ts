/**
 * A part of the process that `compose` (compose.server.ts) makes when a server, a script, a worker or a test starts, and that
 * the rest asks for when it needs it, so that importing a module opens nothing and reads no setting. Remix calls loaders itself
 * and remix-serve gives them no context, so there is nothing such a part could be handed over by.
 */
export function provided<Value>(name: string) {
  let current: { value: Value } | null = null;
  const resets: (() => void)[] = [];

  /** Throws before anything was provided, which is a bug of whoever started the process. */
  function get(): Value {
    if (!current) throw new Error(`There is no ${name} yet: compose() of app/compose.server.ts provides it.`);
    return current.value;
  }

  /** Replaces what was provided before. */
  function provide(value: Value): void {
    current = { value };
    for (const reset of resets) reset();
  }

  /** What is made of the value when it is first needed, and anew after another one was provided. */
  function derive<Made>(make: (value: Value) => Made): () => Made {
    let made: { value: Made } | null = null;
    resets.push(() => (made = null));
    return () => (made ??= { value: make(get()) }).value;
  }

  return { get, provide, derive };
}
