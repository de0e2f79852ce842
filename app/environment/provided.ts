// A part of the process that `compose` creates at startup and modules read when they use it, so that an import opens no
// connection and reads no setting. It cannot be passed as a parameter: Remix calls loaders itself, and remix-serve
// gives them no context.
export function provided<Value>(name: string) {
  let current: { value: Value } | null = null;
  const resets: (() => void)[] = [];

  function get(): Value {
    if (!current) throw new Error(`There is no ${name} yet: compose() of app/process/compose.server.ts provides it.`);
    return current.value;
  }

  function provide(value: Value): void {
    current = { value };
    for (const reset of resets) reset();
  }

  /** A value derived at first use, and again after another base value was provided. */
  function derive<Made>(make: (value: Value) => Made): () => Made {
    let made: { value: Made } | null = null;
    resets.push(() => (made = null));
    return () => (made ??= { value: make(get()) }).value;
  }

  return { get, provide, derive };
}
