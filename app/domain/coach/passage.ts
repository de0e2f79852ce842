/** More are not told to a model, and cannot be cited. */
export const MOST_PASSAGES = 8;

/** What the search found: a heading's text, with the address of that heading. */
export interface Passage {
  id: string;
  title: string;
  heading: string | null;
  url: string;
  text: string;
  /** When its facts were last read, as shown: „Herbst 2026“. */
  stand: string | null;
}
