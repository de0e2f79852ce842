import type { FilePosition } from "../frontmatter/field-places";

/** A sentence of a text from which the answer to one of its questions follows. */
export interface AskedSentence {
  /** Id of the question, once in its text. */
  question: string;
  /** The sentence's first words. */
  words: string;
  /** Where the head names them. */
  place: FilePosition;
}
