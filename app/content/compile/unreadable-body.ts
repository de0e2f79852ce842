import { z } from "zod";

/** What mdx-bundler throws; its line is 0 where it knows none. */
const bundleError = z.object({
  errors: z.tuple([z.object({ text: z.string(), location: z.object({ line: z.number() }).nullish() })], z.unknown()),
});

/** The line (from 1, within the body) and the German reason of a failed compilation. */
export function unreadableBody(error: unknown): { line: number; message: string } {
  const parsed = bundleError.safeParse(error);
  const text = parsed.success ? parsed.data.errors[0].text : String(error);
  const line = (parsed.success && parsed.data.errors[0].location?.line) || 1;
  const open = /closing tag for `<(\w+)>` \((\d+):/.exec(text);
  if (open) return { line: Number(open[2]), message: `<${open[1]}> wird nicht geschlossen.` };
  const reason = REASONS.find(([pattern]) => pattern.test(text))?.[1];
  return { line, message: reason ?? `Der Text lässt sich nicht lesen: ${text.split("\n").at(-1)?.trim()}` };
}

const REASONS: [RegExp, string][] = [
  [/Unexpected clos/, "Hier wird geschlossen, was nicht geöffnet wurde."],
  [/closing brace|acorn|expression/, "Geschweifte Klammern, import und export sind hier nicht erlaubt."],
  [
    /before (local )?name/,
    "Eine spitze Klammer beginnt hier einen Namen. Als Zeichen braucht sie ein Leerzeichen dahinter.",
  ],
];
