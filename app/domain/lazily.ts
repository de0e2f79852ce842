/**
 * Creates the value at its first use and keeps it: for objects that cost milliseconds and that most pages never need.
 */
export function lazily<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
