import * as z from "zod";
import type { RuleId } from "../check/rules";

/** What mdx-bundler throws; its line is 0 where it knows none, and its column counts from 0. */
const bundleError = z.object({
  errors: z.tuple(
    [z.object({ text: z.string(), location: z.object({ line: z.number(), column: z.number() }).nullish() })],
    z.unknown(),
  ),
});

interface Unreadable {
  /** Both from 1, within the body. */
  place: { line: number; column: number };
  rule: RuleId;
  message: string;
}

/** Where, and the German reason of a failed compilation. */
export function unreadableBody(error: unknown): Unreadable {
  const parsed = bundleError.safeParse(error);
  const [first] = parsed.success ? parsed.data.errors : [];
  const text = first?.text ?? String(error);
  const place = first?.location?.line
    ? { line: first.location.line, column: first.location.column + 1 }
    : { line: 1, column: 1 };
  const open = /closing tag for `<(\w+)>` \((\d+):(\d+)/.exec(text);
  if (open) {
    const opened = { line: Number(open[2]), column: Number(open[3]) };
    return { place: opened, rule: "T001", message: `<${open[1]}> wird nicht geschlossen.` };
  }
  const [, rule, reason] = REASONS.find(([pattern]) => pattern.test(text)) ?? [];
  const message = reason ?? `Der Text lässt sich nicht lesen: ${text.split("\n").at(-1)?.trim()}`;
  return { place, rule: rule ?? "T001", message };
}

const REASONS: [RegExp, RuleId, string][] = [
  [/Unexpected clos/, "T001", "Hier wird geschlossen, was nicht geöffnet wurde."],
  [/closing brace|acorn|expression/, "T002", "Geschweifte Klammern, import und export sind hier nicht erlaubt."],
  [
    /before (local )?name/,
    "T001",
    "Eine spitze Klammer beginnt hier einen Namen. Als Zeichen braucht sie ein Leerzeichen dahinter.",
  ],
];
