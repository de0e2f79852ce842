import type { EveningPlan } from "./evening-plan";
import { AS_LAST_TIME, EVENING_TASKS } from "./evening-work";

interface SentSentences extends EveningPlan {
  /** The accepted suggestion: a sentence for the first field, or both of the mission before. */
  offer: string;
}

/** Changes by the form of an evening to the kept sentences, by task. */
export function readEveningForm(
  { offer, ...sent }: SentSentences,
  { kept, last }: { kept: EveningPlan | null; last: EveningPlan | null },
): { taskId: string; answer: string }[] {
  const offered = offer === "" ? sent : { ...sent, ifThen: offer };
  const plan = offer === AS_LAST_TIME ? (last ?? sent) : offered;
  return (["ifThen", "otherwise"] as const).flatMap((name) =>
    plan[name] === (kept?.[name] ?? "") ? [] : [{ taskId: EVENING_TASKS[name], answer: plan[name] }],
  );
}
