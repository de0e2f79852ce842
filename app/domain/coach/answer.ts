import * as z from "zod";

/**
 * Text within a block of an answer. `source` is a number of the answer's sources; a link leads to a path of this app,
 * to https or, in fixed answers alone, to a telephone.
 */
export type Inline =
  | { type: "text"; text: string }
  | { type: "code"; text: string }
  | { type: "strong" | "emphasis"; children: Inline[] }
  | { type: "link"; href: string; host: string | null; children: Inline[] }
  | { type: "source"; number: number };

export type AnswerContent =
  | { type: "paragraph" | "heading"; children: Inline[] }
  | { type: "list"; ordered: boolean; start: number; items: AnswerContent[][] }
  | { type: "quote"; children: AnswerContent[] }
  | { type: "code"; text: string };

const inline: z.ZodType<Inline> = z.lazy(() =>
  z.discriminatedUnion("type", [
    z.object({ type: z.literal("text"), text: z.string() }),
    z.object({ type: z.literal("code"), text: z.string() }),
    z.object({ type: z.enum(["strong", "emphasis"]), children: z.array(inline) }),
    z.object({
      type: z.literal("link"),
      href: z.string(),
      host: z.string().nullable(),
      children: z.array(inline),
    }),
    z.object({ type: z.literal("source"), number: z.number().int() }),
  ]),
);

const block: z.ZodType<AnswerContent> = z.lazy(() =>
  z.discriminatedUnion("type", [
    z.object({ type: z.enum(["paragraph", "heading"]), children: z.array(inline) }),
    z.object({
      type: z.literal("list"),
      ordered: z.boolean(),
      start: z.number().int(),
      items: z.array(z.array(block)),
    }),
    z.object({ type: z.literal("quote"), children: z.array(block) }),
    z.object({ type: z.literal("code"), text: z.string() }),
  ]),
);

/** `isUnchecked`: the block states a number, a duty or a deadline that none of its cited sources contains. */
export const answerBlock = z.object({ block, isUnchecked: z.boolean() });
export type AnswerBlock = z.infer<typeof answerBlock>;

/** A source of an answer: a heading of a mission, a passage, a template. Numbers begin at 1. */
export const source = z.object({
  number: z.number().int().positive(),
  title: z.string(),
  heading: z.string().nullable(),
  url: z.string(),
});
export type Source = z.infer<typeof source>;
