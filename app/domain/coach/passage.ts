/** Most passages that a model is given and can cite. */
export const MOST_PASSAGES = 8;

/** A search hit: a heading's text, with the address of that heading. */
export interface CoachPassage {
  id: string;
  title: string;
  heading: string | null;
  url: string;
  text: string;
  /** The date of its facts, as shown: „Herbst 2026“. */
  stand: string | null;
}
