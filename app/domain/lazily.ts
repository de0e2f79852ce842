/** Made when first asked for, then kept: for what takes milliseconds and most pages never need. */
export function lazily<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
