/** What a ticked box is kept as. */
export const TICKED = "ja";
/** What the button that empties a template sends. */
export const CLEARED = "ja";
