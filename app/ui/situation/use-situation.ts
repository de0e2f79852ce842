import type { ClientUser } from "~/domain/account/client-user";
import { SITUATION_WORK } from "~/domain/mission-work/beside-missions";
import type { ServerWork } from "~/domain/mission-work/mission-work";
import { QUESTIONS } from "~/domain/situation/situation";
import { changedAnswers, typedAnswers, typedValues, type TypedAnswers } from "~/domain/situation/typed-answers";
import { useKeptForm } from "../told/use-kept-form";
import { useTold } from "../told/use-told";

/** The situation as this device knows it, and its form, which is kept when it does not arrive. */
export function useSituation({ user, work, isTold }: { user: ClientUser; work: ServerWork; isTold: boolean }) {
  const { answerTo, isWaiting, loaded } = useTold({ id: SITUATION_WORK, user, server: work });
  const answers: TypedAnswers = Object.fromEntries(QUESTIONS.map((name) => [name, answerTo(name)]));
  const onSubmit = useKeptForm((fields) => {
    const texts = Object.fromEntries(
      [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    if (texts.intent !== "save") return null;
    return { id: SITUATION_WORK, answers: changedAnswers(typedAnswers(texts), answers) };
  });
  return { loaded, values: typedValues(answers), shown: isTold || isWaiting ? answers : null, onSubmit };
}
