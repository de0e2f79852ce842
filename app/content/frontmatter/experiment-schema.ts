import * as z from "zod";
import { COUNTED_STATES } from "../../domain/experiments/experiment";
import { slug, text } from "./schema-fields";

const number = (most: number) => z.int().min(1).max(most);

const experimentSchema = z
  .strictObject({
    /** Learners' rows refer to it, with the path before it. */
    id: slug.max(30),
    annahme: text(160),
    schritte: z.array(text(220)).min(2).max(5),
    gefragt: text(60),
    ja: text(80),
    von: number(50),
    /** State of a contact from which on the Kundenweg counts it; without: typed. */
    counts: z.enum(COUNTED_STATES).optional(),
    schwelle: z.strictObject({ von: number(50), bis: number(50), grund: text(240) }),
    tage: number(60),
    kosten: text(120),
    weiter: text(300),
    aendern: text(300),
    lassen: text(300),
  })
  .refine(({ von, schwelle }) => schwelle.von <= schwelle.bis && schwelle.bis <= von, {
    error: "eine Schwelle liegt zwischen 1 und „von“, ihr „von“ nicht über ihrem „bis“",
    path: ["schwelle"],
  });

/** Three assumptions of a path, each with its cheapest honest test. */
export const experimentsSchema = z.strictObject({
  title: text(80),
  versuche: z
    .array(experimentSchema)
    .length(3)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { error: "eine Kennung steht zweimal da" }),
});
