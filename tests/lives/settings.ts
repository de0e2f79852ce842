import * as z from "zod";

const schema = z.object({
  LIVES_SEED: z.coerce.number().int().default(1),
  LIVES_LIVES: z.coerce.number().int().min(1).default(6),
  LIVES_ACTS: z.coerce.number().int().min(1).default(12),
  LIVES_DATABASE: z.enum(["pglite", "postgres", "both"]).default("both"),
});

const { LIVES_SEED: seed, LIVES_LIVES: lives, LIVES_ACTS: acts, LIVES_DATABASE: on } = schema.parse(process.env);

/** How `npm run lives` was called (tests/lives/main.mjs); without it a few short lives, the same in every run. */
export const settings = { seed, lives, acts, databases: on === "both" ? ["pglite", "postgres"] : [on] };
