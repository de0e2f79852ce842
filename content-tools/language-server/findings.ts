import * as z from "zod";

const MESSAGE_ERROR = 1;
const MESSAGE_WARNING = 2;

/** Output of `content:check --format=json`. */
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

/** Finding in the form of the protocol: places from 0, ending after the word or quotation that begins there. */
export interface Diagnostic {
  range: Record<"start" | "end", { line: number; character: number }>;
  message: string;
  severity: number;
  source: string;
  code: string;
  codeDescription: { href: string };
}

const PAGES: Record<string, string> = { M: "kopf", T: "text", L: "links", F: "fakten" };

/** `rules`: address of the folder with the pages that explain the rules. */
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
    source: "startklar",
    code: rule,
    codeDescription: { href: `${rules}/${PAGES[rule.charAt(0)] ?? "README"}.md#${rule.toLowerCase()}` },
  };
}
