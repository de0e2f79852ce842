import * as z from "zod";
import { PLACE_KIND_NAMES } from "../../domain/places/place";
import { isoDate, order, slug, text } from "./schema-fields";

/** The end of a sentence with another one behind it. */
const SECOND_SENTENCE = /[.!?] +\S/;
const sentence = text(170).refine((said) => /[.!?]$/.test(said) && !SECOND_SENTENCE.test(said), {
  error: "genau ein Satz, mit Punkt",
});

/** A place outside the app where learners find customers, people, advice or prices. */
export const placeSchema = z.strictObject({
  name: text(60),
  order,
  /** Its address: an id of content/resources, where addresses are checked. */
  resource: slug,
  art: z.enum(PLACE_KIND_NAMES),
  /** Paths whose people it serves; empty: all. */
  pfade: z.array(slug).default([]),
  kosten: text(80),
  wasTun: sentence,
  nicht: sentence,
  gesehenAm: isoDate,
  /** A: an office, an association or something as lasting; B: a private page that was seen. */
  sicherheit: z.enum(["A", "B"]),
});
