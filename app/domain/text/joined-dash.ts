/** A dash without line breaks around it: „3–“ alone at the end of a line reads as something else. */
export const JOINED_DASH = "\u2060–\u2060";
