type File = Uint8Array<ArrayBuffer>;

interface Kept {
  /** What it is of: with new content there are new ones. */
  of: object;
  /** As it stands on it. */
  day: string;
  variant: string;
  make: () => Promise<File>;
}

const files = new WeakMap<object, { day: string; variants: Map<string, Promise<File>> }>();

/** A file that is the same for everybody is made once a day: strangers, whom no limit counts, cannot have it made again. */
export function keptFile({ of, day, variant, make }: Kept): Promise<File> {
  const last = files.get(of);
  const kept = last?.day === day ? last : { day, variants: new Map<string, Promise<File>>() };
  files.set(of, kept);
  const known = kept.variants.get(variant);
  if (known) return known;
  const made = make();
  kept.variants.set(variant, made);
  // The next one who asks may be luckier.
  made.catch(() => kept.variants.delete(variant));
  return made;
}
