export const EXPERIMENTS = "/versuche";

/** Typed by the learner, and counted by the Kundenweg. */
export const TYPED = "content-creator-in/fremde";
export const COUNTED = "content-creator-in/partner";

export const thresholdFields = (threshold = "8", id = TYPED) => ({ intent: "threshold", id, threshold });
export const resultFields = (hits: string, asked: string, id = TYPED) => ({ intent: "result", id, hits, asked });
export const decisionFields = (decision = "stop", id = TYPED) => ({
  ...{ intent: "decide", id, decision, sentence: "Zwei von zwanzig, das trägt nicht." },
});
