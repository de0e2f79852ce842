/** What a ticked box is kept as. */
export const TICKED = "ja";
