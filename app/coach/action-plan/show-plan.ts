import { dayInYear } from "~/domain/action-plan/german-days";
import { actionPlanNotices, viewWeek, type ActionPlanView } from "~/domain/action-plan/plan-view";
import type { ActionPlanWords } from "~/domain/action-plan/stored-words";
import { aboutActionPlan, aboutWeek, shownSentence } from "~/domain/action-plan/words";
import type { WordedLearner, WordedActionPlan } from "./words/facts";
import { templateWords } from "./words/templates";

const NO_WORDS: ActionPlanWords = { plan: null, weeks: {} };

/** The plan for display: stored sentences where they still apply, else those of the templates. */
export function showActionPlan(
  worded: WordedActionPlan & { learner: WordedLearner; assumed: readonly string[] },
  { words = NO_WORDS, today }: { words?: ActionPlanWords; today: string },
): ActionPlanView {
  const { plan, goal, missions, assumed } = worded;
  const templates = templateWords(worded, worded.learner);
  const weeks = plan.weeks.map((week, index) => {
    const kept = words.weeks[week.monday];
    // A sentence that the model wrote about a coming week does not fit once the week is over.
    const shown = week.time === "past" && kept?.by === "model" ? null : shownSentence(kept, aboutWeek(week));
    const sentence = { text: shown?.text ?? templates.weeks[index] ?? "", isOwn: shown?.by === "person" };
    return viewWeek(week, { missions, sentence, today });
  });
  return {
    sentence: shownSentence(words.plan, aboutActionPlan({ goal, lastDay: plan.lastDay }))?.text ?? templates.plan,
    weeks,
    lastDay: plan.lastDay && dayInYear(plan.lastDay),
    isFinished: plan.isFinished,
    notices: [...actionPlanNotices(plan), ...assumedNotice(assumed)],
  };
}

const assumedNotice = (titles: readonly string[]): string[] =>
  titles.length === 0
    ? []
    : [
        `Wie lange ${titles.map((title) => `„${title}“`).join(" und ")} dauert, ist verschieden. Gerechnet ist ein mittlerer Wert.`,
      ];
