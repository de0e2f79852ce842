type File = Uint8Array<ArrayBuffer>;

interface Kept {
  /** Identity key: reloaded content means new objects. */
  of: object;
  /** Date printed on the file. */
  day: string;
  variant: string;
  make: () => Promise<File>;
}

const files = new WeakMap<object, { day: string; variants: Map<string, Promise<File>> }>();

/** Caches, for a day, a file that is the same for all readers: visitors are not rate limited. */
export function keptFile({ of, day, variant, make }: Kept): Promise<File> {
  const last = files.get(of);
  const kept = last?.day === day ? last : { day, variants: new Map<string, Promise<File>>() };
  files.set(of, kept);
  const known = kept.variants.get(variant);
  if (known) return known;
  const made = make();
  kept.variants.set(variant, made);
  // A failure is not cached.
  made.catch(() => kept.variants.delete(variant));
  return made;
}
