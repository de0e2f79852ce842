import { dayInWeek } from "~/domain/action-plan/german-days";
import { weekFacts, type WordedLearner, type WeekFacts, type WordedActionPlan } from "./facts";
import { countOf, listed, oneOf, inGermanQuotes, tasksText, upperFirst } from "./german";
import { wordsOfType } from "./type-words";

/** Every fourth week recalls the goal; every third, if a mission begins, has a tip for the personality type. */
const GOAL_EVERY = 4;
const TIP_EVERY = 3;

export interface WordsOfActionPlan {
  plan: string;
  /** One sentence per week, in their order. */
  weeks: string[];
}

/** Sentences made without a model, from path, type, goal and the content of each week. */
export function templateWords(worded: WordedActionPlan, learner: WordedLearner): WordsOfActionPlan {
  return {
    plan: planSentence(worded, learner),
    weeks: weekFacts(worded).map((facts) => weekSentence(facts, { ...worded, typeSlug: learner.typeSlug })),
  };
}

function planSentence({ goal, eveningsPerWeek, plan, missions }: WordedActionPlan, learner: WordedLearner): string {
  if (plan.isFinished)
    return `${learner.firstName}, alle Missionen sind geschafft. Dein Ziel war: ${inGermanQuotes(goal)}`;
  const openIds = new Set(plan.evenings.flatMap(({ pieces }) => pieces.map(({ missionId }) => missionId)));
  const open = missions.filter(({ id }) => openIds.has(id)).length;
  const evenings = countOf(eveningsPerWeek, "Abend", "Abende");
  const facts = `${upperFirst(countOf(open, "Mission", "Missionen"))}, ${evenings} in der Woche`;
  return `${learner.firstName}, ${wordsOfType(learner.typeSlug).lead} ${facts}. Dein Ziel: ${inGermanQuotes(goal)}`;
}

function weekSentence(
  facts: WeekFacts,
  { goal, typeSlug, plan }: WordedActionPlan & Pick<WordedLearner, "typeSlug">,
): string {
  const { week, begun, openTasks } = facts;
  const sentence = whatHappens(facts, plan.evenings[0]?.day ?? null);
  if (week.time === "past" || openTasks === 0) return sentence;
  if (goal !== "" && week.number % GOAL_EVERY === 0) return `${sentence} Dein Ziel: ${inGermanQuotes(goal)}`;
  if (begun.length > 0 && week.number % TIP_EVERY === 1) {
    return `${sentence} ${oneOf(wordsOfType(typeSlug).tips, Math.floor(week.number / TIP_EVERY))}`;
  }
  return sentence;
}

function whatHappens(facts: WeekFacts, firstDay: string | null): string {
  const { week, begun, finished, goesOn, doneTasks, openTasks, firstTask } = facts;
  const { number, time, isPause } = week;
  if (time === "past") return pastSentence({ week, finished, doneTasks });
  if (openTasks === 0) {
    if (doneTasks > 0) return `Für diese Woche ist alles getan: ${tasksText(doneTasks)} geschafft.`;
    if (!isPause && firstDay !== null && week.sunday < firstDay) return `Los geht es am ${dayInWeek(firstDay)}`;
    return isPause
      ? oneOf(["Pause. Dein Plan rechnet sie schon ein.", "Diese Woche ist frei, mit Absicht."], number)
      : oneOf(["Nichts geplant: Luft für alles, was länger dauert.", "Eine freie Woche als Puffer."], number);
  }
  const onlyFinished = finished.filter((title) => !begun.includes(title));
  const whole = finished.filter((title) => begun.includes(title));
  const onlyBegun = begun.filter((title) => !finished.includes(title));
  if (onlyFinished.length > 0 && begun.length > 0) {
    return oneOf(
      [
        `Erst ${listed(onlyFinished)} zu Ende bringen, danach beginnt ${listed(begun.slice(0, 1))}.`,
        `${listed(onlyFinished)} wird fertig, und mit ${listed(begun.slice(0, 1))} geht es weiter.`,
        `Ein Wechsel: ${listed(onlyFinished)} abschließen, ${listed(begun.slice(0, 1))} beginnen.`,
      ],
      number,
    );
  }
  if (onlyFinished.length > 0) {
    return oneOf(
      [
        `${listed(onlyFinished)} wird fertig: Dafür ${openTasks === 1 ? "fehlt" : "fehlen"} noch ${tasksText(openTasks)}.`,
        `Diese Woche schließt du ${listed(onlyFinished)} ab.`,
      ],
      number,
    );
  }
  if (whole.length > 1) return `Gleich ${countOf(whole.length, "Mission", "Missionen")}: ${listed(whole)}.`;
  if (whole.length === 1 && onlyBegun.length > 0) {
    return `${listed(whole)} passt ganz in diese Woche, danach beginnt ${listed(onlyBegun.slice(0, 1))}.`;
  }
  if (whole.length === 1) {
    return oneOf(
      [`Eine ganze Mission in einer Woche: ${listed(whole)}.`, `Diese Woche gehört ${listed(whole)}.`],
      number,
    );
  }
  if (onlyBegun.length > 0) {
    return oneOf(
      [
        `${listed(onlyBegun)} beginnt. Der erste Schritt: ${inGermanQuotes(firstTask ?? "")}.`,
        `Du fängst mit ${listed(onlyBegun)} an. Fertig werden darf es später.`,
      ],
      number,
    );
  }
  return oneOf(
    [
      `Du bleibst bei ${listed(goesOn)}. ${upperFirst(tasksText(openTasks))} ${openTasks === 1 ? "liegt" : "liegen"} an.`,
      `Weiter mit ${listed(goesOn)}, ein Stück nach dem anderen.`,
    ],
    number,
  );
}

function pastSentence({ week, finished, doneTasks }: Pick<WeekFacts, "week" | "finished" | "doneTasks">): string {
  if (finished.length > 0) return `Geschafft: ${listed(finished)}.`;
  if (doneTasks > 0) return `${upperFirst(tasksText(doneTasks))} geschafft.`;
  return week.isPause ? "Pause." : "Nichts abgehakt. Dein Plan ist einfach mitgegangen.";
}
