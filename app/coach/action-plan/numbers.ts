import { NUMBER_WORDS } from "~/domain/coach/number-words";
import type { WeekFacts, WordedActionPlan } from "./words/facts";

/** Numbers in digits, or as whole words: „acht“, not „achten“. */
const numbersIn = (text: string): number[] => [
  ...[...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)),
  ...(text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => NUMBER_WORDS.get(word) ?? []),
];

/** Numbers in the goal, dates, titles and counts of these weeks. */
export function allowedNumbers(
  { goal, eveningsPerWeek, plan, missions }: WordedActionPlan,
  weeks: readonly WeekFacts[],
): ReadonlySet<number> {
  const ids = new Set(weeks.flatMap(({ week }) => week.missions.map(({ id }) => id)));
  const titles = missions
    .filter(({ id }) => ids.has(id))
    .flatMap(({ title, tasks }) => [title, ...tasks.map((task) => task.title)]);
  const dates = weeks.flatMap(({ week }) => [week.monday, week.sunday, ...week.days]);
  const counts = weeks.flatMap(({ week, openTasks, doneTasks, finished, begun }) => [
    week.number,
    week.days.length,
    week.missions.length,
    openTasks,
    doneTasks,
    finished.length,
    begun.length,
  ]);
  const texts = [goal, ...titles, ...dates, plan.lastDay ?? "", plan.ninetiethDay];
  const whole = weeks.length > 1 ? [ids.size, missions.length, plan.weeks.length, 90] : [];
  return new Set([eveningsPerWeek, ...whole, ...counts, ...texts.flatMap(numbersIn)]);
}

export const hasOnlyNumbers = (text: string, allowed: ReadonlySet<number>): boolean =>
  numbersIn(text).every((number) => allowed.has(number));
