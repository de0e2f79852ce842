import { KINDS } from "./plan/map.mjs";

/**
 * Flags choose rows by the cheapest kind of test cited, all without; other arguments by statement, file or cited test.
 * @returns {{ ok: true, kinds: string[], texts: string[] } | { ok: false, message: string }}
 */
export function readOptions(args) {
  const known = KINDS.map((kind) => `--${kind}`);
  const unknown = args.find((arg) => arg.startsWith("--") && !known.includes(arg));
  if (unknown) return { ok: false, message: `breaking kennt ${known.join(", ")} und Texte, nicht „${unknown}“.` };
  const asked = KINDS.filter((kind) => args.includes(`--${kind}`));
  const texts = args.filter((arg) => !arg.startsWith("--"));
  return { ok: true, kinds: asked.length > 0 ? asked : KINDS, texts };
}
