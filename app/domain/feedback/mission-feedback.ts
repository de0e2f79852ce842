/** A learner's feedback on the text of a mission. */
export interface MissionFeedback {
  /** null: not said. */
  isHelpful: boolean | null;
  /** Faults of the text, in the learner's words; empty: none. */
  remark: string;
}

/** Characters of a remark. */
export const REMARK_MAX = 1000;

/** Where a mission asks for it. */
export const FEEDBACK_FRAGMENT = "rueckmeldung";
