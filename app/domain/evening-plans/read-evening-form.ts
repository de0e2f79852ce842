import type { EveningPlan } from "./evening-plan";
import { AS_LAST_TIME, EVENING_TASKS } from "./evening-work";

interface SentSentences extends EveningPlan {
  /** What was taken of what is offered: a sentence for the first field, or both of the mission before. */
  offer: string;
}

/** What the form of an evening changes in what is kept, by task. */
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
