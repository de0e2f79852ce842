import * as z from "zod";

const schema = z.object({
  LIVES_SEED: z.coerce.number().int().default(1),
  LIVES_LIVES: z.coerce.number().int().min(1).default(25),
  LIVES_ACTS: z.coerce.number().int().min(1).default(14),
  LIVES_DATABASE: z.enum(["pglite", "postgres", "both"]).default("pglite"),
});

const { LIVES_SEED: seed, LIVES_LIVES: lives, LIVES_ACTS: acts, LIVES_DATABASE: on } = schema.parse(process.env);

/** How `npm run lives` was called (scripts/lives.mjs); without it short lives on PGlite. */
export const settings = { seed, lives, acts, databases: on === "both" ? ["pglite", "postgres"] : [on] };
