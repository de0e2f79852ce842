import * as z from "zod";

/** Above what any answer could have cost: who says more is mistaken. */
const MOST = 10_000_000;

const tokens = z.number().int().min(0).max(MOST);
const count = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(tokens)
  .nullable()
  .catch(null);
const usage = z.object({ prompt_tokens: count, completion_tokens: count });

/** What a vendor says an answer has cost; null for what it does not say, or nobody would believe. */
export interface SaidUsage {
  inputTokens: number | null;
  outputTokens: number | null;
}

/** A note beside the answer: nothing in it is a reason to fail. */
export function readUsage(value: unknown): SaidUsage | null {
  const { data } = usage.safeParse(value);
  return data ? { inputTokens: data.prompt_tokens, outputTokens: data.completion_tokens } : null;
}
