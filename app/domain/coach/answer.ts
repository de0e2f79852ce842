import * as z from "zod";

/**
 * Text within a block of an answer. `source` is a number of the answer's sources; a link leads to an own path, to https or,
 * in answers of our own alone, to a telephone.
 */
export type Inline =
  | { type: "text"; text: string }
  | { type: "code"; text: string }
  | { type: "strong" | "emphasis"; children: Inline[] }
  | { type: "link"; href: string; host: string | null; children: Inline[] }
  | { type: "source"; number: number };

export type Block =
  | { type: "paragraph" | "heading"; children: Inline[] }
  | { type: "list"; ordered: boolean; start: number; items: Block[][] }
  | { type: "quote"; children: Block[] }
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

const block: z.ZodType<Block> = z.lazy(() =>
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

/** `isUnchecked`: it states a number, a duty or a deadline that stands in none of the sources it names. */
export const answerBlock = z.object({ block, isUnchecked: z.boolean() });
export type AnswerBlock = z.infer<typeof answerBlock>;

/** Where an answer's statement stands: a heading of a mission, a passage, a template. Numbers begin at 1. */
export const source = z.object({
  number: z.number().int().positive(),
  title: z.string(),
  heading: z.string().nullable(),
  url: z.string(),
});
export type Source = z.infer<typeof source>;
