import * as z from "zod";

/** Request format of the API, as far as the app may use it: anything else is a bug of ours. */
export const completion = z.strictObject({
  model: z.string(),
  messages: z.array(z.strictObject({ role: z.enum(["system", "user", "assistant"]), content: z.string() })).min(1),
  stream: z.boolean(),
  stream_options: z.strictObject({ include_usage: z.literal(true) }).optional(),
  max_tokens: z.number().int().positive().optional(),
  max_completion_tokens: z.number().int().positive().optional(),
});
export type Completion = z.infer<typeof completion>;
