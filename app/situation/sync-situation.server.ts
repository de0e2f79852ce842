import { tellSituation } from "~/db/situation/situation.server";
import type { ServerWork } from "~/domain/mission-work/mission-work";
import type { SituationAct } from "~/domain/situation/merge";
import { QUESTIONS } from "~/domain/situation/situation";
import { readTyped } from "~/domain/situation/typed-answers";
import { situationWork } from "~/domain/situation/work";

/** Saves a device's answers, and returns the merged ones; null, with nothing saved, where one cannot be. */
export async function syncSituation(
  { userId }: { userId: string },
  told: readonly { task: string; answer: string; at: Date }[],
): Promise<ServerWork | null> {
  const acts = told.map(toAct);
  if (!acts.every((act) => act !== null)) return null;
  const { after } = await tellSituation({ userId, acts });
  return situationWork(after, Date.now());
}

function toAct({ task, answer, at }: { task: string; answer: string; at: Date }): SituationAct | null {
  const question = QUESTIONS.find((each) => each === task);
  const told = question && readTyped({ [question]: answer });
  return told ? { told, at } : null;
}
