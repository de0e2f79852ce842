import * as z from "zod";

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "nur Kleinbuchstaben, Ziffern und einzelne Bindestriche");
export const text = (max: number) => z.string().trim().min(1, "darf nicht leer sein").max(max);
export const isoDate = z.iso.date("ein Tag, den es gibt, in der Form JJJJ-MM-TT");
export const hue = z.int().min(0).max(359);
/** Position in a list; the upper bound is that of a smallint in the database. */
export const order = z.int().min(1).max(32_767);

/** Sources of legal and tax statements, and the day until which to trust them. */
export const evidence = {
  quellen: z.array(slug).default([]),
  /** Season in which the sources were last read; the exact day was not recorded. */
  quellenstand: z
    .string()
    .regex(
      /^(Frühjahr|Sommer|Herbst|Winter) \d{4}$/,
      "Jahreszeit und Jahr wie „Herbst 2026“ (Frühjahr, Sommer, Herbst, Winter; ein Winter trägt das Jahr, in dem er beginnt)",
    )
    .optional(),
  /** Expert who has read the whole text; name and day are set together or not at all. */
  fachgeprueftVon: text(120).optional(),
  fachgeprueftAm: isoDate.optional(),
  pruefenBis: isoDate.optional(),
};
