import * as z from "zod";
import { isRecord } from "~/domain/is-record";
import { reasonOf, type Reason } from "./reasons";
import { readUsage, type SaidUsage } from "./usage";
import { readVendorError, type VendorError } from "./vendor-error";

/** Content of one event, the same for all servers. */
export interface StreamPart {
  /** Text of the answer only: thoughts in fields of their own are left out. */
  text: string;
  /** Whether the event has thoughts in a field of their own. */
  hasThoughts: boolean;
  reason: Reason | null;
  usage: SaidUsage | null;
  error: VendorError | null;
}

const text = z.string().nullish().catch(null);
// Mistral's thinking models write lists: { type: "thinking", thinking: […] } and { type: "text", text }.
const piece = z.object({ type: text, text }).catch({ type: "unknown" });
const content = z
  .union([z.string(), z.array(piece)])
  .nullish()
  .catch(null);
const said = z
  .object({
    content,
    refusal: text,
    reasoning_content: z.unknown().optional(),
    reasoning: z.unknown().optional(),
    thinking: z.unknown().optional(),
    reasoning_details: z.unknown().optional(),
  })
  .nullish()
  .catch(null);
const choice = z.object({
  index: z.number().nullish().catch(null),
  delta: said,
  // Holds an answer in one piece; Perplexity sends it with each chunk, beside the delta.
  message: said,
  finish_reason: text,
});
const schema = z.object({
  choices: z
    .array(choice.catch({ finish_reason: null }))
    .nullish()
    .catch(null),
  usage: z.unknown().optional(),
});

/** Null for a value that is no event of a model. */
export function readPart(value: unknown, { isError }: { isError: boolean }): StreamPart | null {
  const error = readVendorError(value, { isError });
  const { data } = schema.safeParse(value);
  if (!data || !isRecord(value)) return error && { text: "", hasThoughts: false, reason: null, usage: null, error };
  const { choices, usage } = data;
  const first = choices?.find(({ index }) => (index ?? 0) === 0);
  const words = first?.delta ?? first?.message;
  return {
    text: textOf(words?.content) || (words?.refusal ?? ""),
    hasThoughts: hasThoughts(words),
    reason: first?.finish_reason ? reasonOf(first.finish_reason) : null,
    usage: readUsage(usage),
    error,
  };
}

const textOf = (written: z.infer<typeof content>): string =>
  typeof written === "string"
    ? written
    : (written ?? [])
        .map(({ type, text: words }) => (type === "text" || type === "output_text" ? words : "") ?? "")
        .join("");

function hasThoughts(words: z.infer<typeof said>): boolean {
  if (!words) return false;
  const { content: written, reasoning_content, reasoning, thinking, reasoning_details } = words;
  const isTyped = Array.isArray(written) && written.some(({ type }) => type !== "text");
  return isTyped || [reasoning_content, reasoning, thinking, reasoning_details].some(isSomething);
}

const isSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== "";
