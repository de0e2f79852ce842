import * as z from "zod";
import { hue, order, text } from "./schema-fields";

const weeks = z.int().min(1).max(104);

/** Facts about a path for choosing it. */
const cardFields = {
  /** A typical week, line by line. */
  woche: z.array(text(100)).length(5),
  /** Amounts are those of the path's own sums, or words. */
  kostenStart: z
    .array(z.strictObject({ was: text(70), betrag: text(55) }))
    .min(1)
    .max(6),
  bisErsterAuftrag: z.strictObject({
    von: weeks,
    bis: weeks,
    /** Hours a week for which the range holds. */
    stunden: z.int().min(1).max(60),
    grund: text(250).refine((said) => /keine Zusage|Eine Zusage ist das nicht/i.test(said), {
      error: "sagt auch „keine Zusage“",
    }),
  }),
  brauchst: z.array(text(110)).min(2).max(5),
  /** Ends of the sentence „Nichts für dich, wenn …“. */
  nichtsFuerDich: z.array(text(100)).length(3),
  ende: text(200),
  /** Missions whose material is in English alone. */
  englisch: z.int().min(0),
};

const FIELDS = z.strictObject(cardFields).keyof().options;

export const careerPathSchema = z
  .strictObject({
    name: text(50),
    order,
    hue,
    claim: text(80),
    description: text(600),
    ...z.strictObject(cardFields).partial().shape,
  })
  .superRefine((path, context) => {
    const missing = FIELDS.filter((field) => path[field] === undefined);
    if (missing.length === 0 || missing.length === FIELDS.length) return;
    const written = FIELDS.find((field) => path[field] !== undefined);
    const message = `gehört zu einer Karte; ihr fehlt noch: ${missing.join(", ")}`;
    context.addIssue({ code: "custom", path: [written ?? "woche"], message, input: path });
  })
  .refine(({ bisErsterAuftrag }) => !bisErsterAuftrag || bisErsterAuftrag.von < bisErsterAuftrag.bis, {
    error: "„von“ ist kleiner als „bis“",
    path: ["bisErsterAuftrag"],
  });
