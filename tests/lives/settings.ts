import * as z from "zod";

const schema = z.object({
  LIVES_SEED: z.coerce.number().int().default(1),
  LIVES_LIVES: z.coerce.number().int().min(1).default(25),
  LIVES_ACTS: z.coerce.number().int().min(1).default(6),
  LIVES_DATABASE: z.enum(["pglite", "postgres", "both"]).default("both"),
  LIVES_BESIDE: z.coerce.number().int().min(1).default(2),
  LIVES_SHRINK: z.coerce.number().int().min(0).default(120),
  LIVES_FOLDER: z.string().default(".cache/lives"),
  LIVES_STORY: z.string().optional(),
  LIVES_BROWSER: z.stringbool().default(false),
});

const chosen = schema.parse(process.env);
const { LIVES_SEED: seed, LIVES_LIVES: lives, LIVES_ACTS: acts, LIVES_DATABASE: on } = chosen;

/**
 * How `npm run lives` was called (tests/lives/main.mjs); without it a few short lives, the same in every run, others on each
 * database. `beside`: how many are played at a time on each database. `shrinkMs`: how long a shorter story is looked for. `folder`: where it is written what was played. `story`: a file with the data of a story, which is
 * played in place of lives. `isInBrowser`: some devices have a Chromium. `isChosen`: somebody has chosen what is played.
 */
export const settings = {
  ...{ seed, lives, acts, databases: on === "both" ? ["pglite", "postgres"] : [on] },
  beside: chosen.LIVES_BESIDE,
  ...{ shrinkMs: chosen.LIVES_SHRINK * 1_000, folder: chosen.LIVES_FOLDER, story: chosen.LIVES_STORY },
  ...{ isInBrowser: chosen.LIVES_BROWSER, isChosen: process.env.LIVES_SEED !== undefined },
};
