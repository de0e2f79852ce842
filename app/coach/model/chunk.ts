import * as z from "zod";
import { ModelFailed } from "./fault";

// What compatible servers leave out, they leave out in different ways.
const schema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

export interface Chunk {
  text: string;
  finishReason: string | null;
  usage: { inputTokens: number; outputTokens: number } | null;
}

export function readChunk(value: unknown): Chunk {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ModelFailed("unreadable");
  const { choices, usage } = parsed.data;
  const [choice] = choices ?? [];
  return {
    text: choice?.delta?.content ?? "",
    finishReason: choice?.finish_reason ?? null,
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : null,
  };
}
