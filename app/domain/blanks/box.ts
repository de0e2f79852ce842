/** Stored value of a ticked box. */
export const TICKED = "ja";
/** Value that the button for emptying a template sends. */
export const CLEARED = "ja";
