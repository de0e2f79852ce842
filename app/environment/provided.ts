// A part of the process that `compose` makes at startup and others read at use, so that an import opens nothing and
// reads no setting. It cannot be handed over: Remix calls loaders itself, and remix-serve gives them no context.
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

  /** Made when first needed, and again after another value was provided. */
  function derive<Made>(make: (value: Value) => Made): () => Made {
    let made: { value: Made } | null = null;
    resets.push(() => (made = null));
    return () => (made ??= { value: make(get()) }).value;
  }

  return { get, provide, derive };
}
