import * as z from "zod";

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "nur Kleinbuchstaben, Ziffern und einzelne Bindestriche");
export const text = (max: number) => z.string().trim().min(1, "darf nicht leer sein").max(max);
export const isoDate = z.iso.date("ein Tag, den es gibt, in der Form JJJJ-MM-TT");
export const hue = z.int().min(0).max(359);
/** Up to what a smallint of the database holds. */
export const order = z.int().min(1).max(32_767);

/** Where legal and tax statements come from, and until when they may be trusted. */
export const evidence = {
  quellen: z.array(slug).default([]),
  /** When the sources were last read: only the season was written down. */
  quellenstand: z
    .string()
    .regex(
      /^(Frühjahr|Sommer|Herbst|Winter) \d{4}$/,
      "Jahreszeit und Jahr wie „Herbst 2026“ (Frühjahr, Sommer, Herbst, Winter; ein Winter trägt das Jahr, in dem er beginnt)",
    )
    .optional(),
  /** The expert who has read the whole text, and when: both or neither. */
  fachgeprueftVon: text(120).optional(),
  fachgeprueftAm: isoDate.optional(),
  pruefenBis: isoDate.optional(),
};
