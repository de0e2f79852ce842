import * as z from "zod";

/** Upper bound in tokens: no answer costs as much, so that a higher figure is a mistake. */
const MOST = 10_000_000;

const tokens = z.number().int().min(0).max(MOST);
const count = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(tokens)
  .nullable()
  .catch(null);
const usage = z.object({ prompt_tokens: count, completion_tokens: count });

/** Token counts as the vendor reports them; null for a count that is missing or implausible. */
export interface SaidUsage {
  inputTokens: number | null;
  outputTokens: number | null;
}

/** Reads the usage, which is secondary to the answer: an invalid one never makes it fail. */
export function readUsage(value: unknown): SaidUsage | null {
  const { data } = usage.safeParse(value);
  return data ? { inputTokens: data.prompt_tokens, outputTokens: data.completion_tokens } : null;
}
