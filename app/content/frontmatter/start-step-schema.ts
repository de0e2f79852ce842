import * as z from "zod";
import { isConcerned } from "../../domain/situation/concerned";
import { evidence, order, slug, text } from "./schema-fields";

/** A day that hangs on the start day; weekends and holidays are not looked at. */
const fristSchema = z
  .strictObject({
    tage: z.int().min(0).max(366).optional(),
    monate: z.int().min(1).max(24).optional(),
    /** Before the start day instead of from it on; alone: on the day before. */
    vorher: z.literal(true).optional(),
  })
  .refine(
    ({ tage, monate, vorher }) => (tage === undefined) !== (monate === undefined) || (tage === undefined && vorher),
    { error: "entweder „tage“ oder „monate“, oder „vorher“ allein" },
  );

/** A step of the way through the offices: whom to tell or ask what, and until when. */
export const startStepSchema = z.strictObject({
  title: text(70),
  order,
  /** Where it is done: „Finanzamt“. */
  stelle: text(60),
  kosten: text(60).optional(),
  unterlagen: z.array(text(80)).max(6).default([]),
  /** Groups whom the step concerns; empty: all. */
  wen: z.array(z.string().refine(isConcerned, { error: "kein Wort, das „wen“ kennt" })).default([]),
  /** Paths whose people it concerns; empty: all. */
  pfade: z.array(slug).default([]),
  /** Steps that come before. */
  nach: z.array(slug).default([]),
  /** Passages whose missions show it, too. */
  passagen: z.array(slug).default([]),
  frist: fristSchema.optional(),
  /** When, where no day can be said: „vor der ersten Rechnung“. */
  wann: text(60).optional(),
  ...evidence,
});
