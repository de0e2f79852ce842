import * as z from "zod";
import { isInHead } from "./only-head";

const MESSAGE_ERROR = 1;
const MESSAGE_WARNING = 2;

/** What `content:check --format=json` prints. */
export const findingsSchema = z.array(
  z.object({
    path: z.string(),
    line: z.number(),
    column: z.number(),
    rule: z.string(),
    message: z.string(),
    level: z.enum(["error", "warning"]),
  }),
);
export type Finding = z.infer<typeof findingsSchema>[number];

const place = z.object({ line: z.number(), character: z.number() });

/** A finding as editors show it; of the other server's, whatever else it says is handed on. */
export const diagnosticSchema = z.looseObject({ range: z.object({ start: place, end: place }) });
export type Diagnostic = z.infer<typeof diagnosticSchema>;

const PAGES: Record<string, string> = { M: "kopf", T: "text", L: "links", F: "fakten" };

/** `rules`: the address of the folder in which each rule is explained. */
export function diagnosticOf({ line, column, rule, message, level }: Finding, text: string, rules: string): Diagnostic {
  const written = text.split(/\r?\n/)[line - 1] ?? "";
  const [token = ""] = /^(?:"[^"]*"|[^\s,\]}]+)/.exec(written.slice(column - 1)) ?? [];
  const character = column - 1;
  return {
    range: {
      start: { line: line - 1, character },
      end: { line: line - 1, character: character + Math.max(1, token.length) },
    },
    message,
    severity: level === "error" ? MESSAGE_ERROR : MESSAGE_WARNING,
    source: "content:check",
    code: rule,
    codeDescription: { href: `${rules}/${PAGES[rule.charAt(0)] ?? "README"}.md#${rule.toLowerCase()}` },
  };
}

/** Ours, and of the other server's those that speak of other lines: where both see a mistake, ours says which rule. */
export function merge(own: readonly Diagnostic[], others: readonly Diagnostic[], text: string): Diagnostic[] {
  const lines = new Set(own.map(({ range }) => range.start.line));
  return [...own, ...others.filter(({ range }) => isInHead(text, range.start) && !lines.has(range.start.line))];
}
