import { dayInWeek, dayInYear, daysFromTo, shortWeekday, spanOf } from "./german-days";
import type { ActionPlan } from "./action-plan";
import type { ActionPlanWeek, WeekTask } from "./weeks";

/** A mission as the content knows it: titles, and its address. */
export interface KnownMission {
  id: string;
  title: string;
  /** Address; null while the mission is locked. */
  to: string | null;
  tasks: readonly { id: string; title: string }[];
}

export interface WeekView {
  number: number;
  monday: string;
  dates: string;
  time: ActionPlanWeek["time"];
  /** „Di., Do. und Sa.“ */
  evenings: string;
  isPause: boolean;
  sentence: { text: string; isOwn: boolean };
  missions: {
    id: string;
    title: string;
    to: string | null;
    isFinished: boolean;
    tasks: { id: string; title: string; day: string; standing: WeekTask["standing"] }[];
  }[];
}

export interface ActionPlanView {
  sentence: string;
  weeks: WeekView[];
  /** „7. Januar 2027“; null when nothing is open. */
  lastDay: string | null;
  isFinished: boolean;
  notices: string[];
}

const LIST = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} und ${parts.at(-1) ?? ""}`;

export function viewWeek(
  week: ActionPlanWeek,
  { missions, sentence, today }: { missions: readonly KnownMission[]; sentence: WeekView["sentence"]; today: string },
): WeekView {
  const { number, monday, sunday, time, isPause } = week;
  return {
    number,
    monday,
    dates: daysFromTo(monday, sunday, today),
    time,
    evenings: LIST(week.days.map(shortWeekday)),
    isPause,
    sentence,
    missions: week.missions.flatMap(({ id, isFinished, tasks }) => {
      const known = missions.find((mission) => mission.id === id);
      if (!known) return [];
      const titles = new Map(known.tasks.map((task) => [task.id, task.title]));
      return {
        id,
        title: known.title,
        to: known.to,
        isFinished,
        tasks: tasks.map((task) => ({ ...task, title: titles.get(task.id) ?? "", day: dayInWeek(task.day) })),
      };
    }),
  };
}

/** Notices about the whole plan: moved or ahead, longer than 90 days, and the pace that would fit. */
export function actionPlanNotices(plan: ActionPlan): string[] {
  const { lastDay, plannedLastDay, movedDays, overdueTasks, daysOver, fit, minutesLeft, ninetiethDay } = plan;
  const notices: string[] = [];
  if (movedDays > 0 && overdueTasks > 0 && lastDay && plannedLastDay) {
    const open = overdueTasks === 1 ? "Eine Aufgabe ist" : `${overdueTasks}\u00a0Aufgaben sind`;
    notices.push(
      `${open} noch offen, die schon dran war${overdueTasks === 1 ? "" : "en"}. Dein Plan geht deshalb ab heute weiter ` +
        `und endet ${spanOf(plannedLastDay, lastDay)} später als zuerst: am ${dayInYear(lastDay)}. Verloren ist nichts.`,
    );
  } else if (movedDays < 0 && lastDay && plannedLastDay) {
    notices.push(
      `Du bist voraus: Dein Plan endet ${spanOf(plannedLastDay, lastDay)} früher, am ${dayInYear(lastDay)}.`,
    );
  }
  if (minutesLeft > 0) {
    notices.push("Mit diesen Pausen findet nicht alles einen Abend. Kürze eine Pause, dann geht der Plan auf.");
  } else if (daysOver > 0 && lastDay) {
    const help = fit
      ? ` In 90\u00a0Tagen ginge es ab jetzt mit ${paceText(fit)}.`
      : " Das ist in Ordnung: Es ist dein Tempo, und der Plan zählt trotzdem.";
    notices.push(
      `Dein Plan braucht mehr als 90\u00a0Tage: bis ${dayInYear(lastDay)} statt ${dayInYear(ninetiethDay)}.${help}`,
    );
  }
  return notices;
}

const paceText = ({ eveningsPerWeek, hoursPerEvening }: { eveningsPerWeek: number; hoursPerEvening: number }): string =>
  `${eveningsPerWeek === 1 ? "einem Abend" : `${eveningsPerWeek}\u00a0Abenden`} in der Woche zu ` +
  `${hoursPerEvening === 1 ? "einer Stunde" : `${hoursPerEvening}\u00a0Stunden`}`;
