/** What a learner has said about the text of a mission. */
export interface MissionFeedback {
  /** null: not said. */
  isHelpful: boolean | null;
  /** What is wrong with it, in their words; empty: nothing. */
  remark: string;
}

/** Characters of a remark. */
export const REMARK_MAX = 1000;

/** Where a mission asks for it. */
export const FEEDBACK_FRAGMENT = "rueckmeldung";
