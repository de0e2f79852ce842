import type { Message } from "../messages/messages";
import { addDays, daysBetween, isDay, WEEKDAYS } from "./calendar-days";
import { MAX_HOURS } from "./pace";
import type { Pause, ActionPlanSettings } from "./settings";

export const GOAL_MAX = 200;
export const MAX_EVENINGS = 7;
export const MAX_PAUSES = 10;
const YEAR_DAYS = 365;

const PAUSE_NUMBERS = Array.from({ length: MAX_PAUSES }, (_, index) => index + 1);
export const pauseFields = (number: number) => ({ first: `pauseFirst${number}`, last: `pauseLast${number}` });
export const dayOffField = (weekday: number): string => `off${weekday}`;

/** All fields but the goal; a form shown again after an error is filled with their values. */
export const ACTION_PLAN_FIELDS: readonly string[] = [
  "startDay",
  "evenings",
  "hours",
  ...WEEKDAYS.map(dayOffField),
  ...PAUSE_NUMBERS.flatMap((number) => Object.values(pauseFields(number))),
];

export type ActionPlanValues = Readonly<Record<string, string>>;
export type ActionPlanErrors = Readonly<Record<string, Message>>;

export interface WantedActionPlan {
  goal: string;
  settings: ActionPlanSettings;
}

/** The plan that the form asks for, or one error per field. */
export function readActionPlanForm(
  values: ActionPlanValues,
  today: string,
): { ok: true; plan: WantedActionPlan } | { ok: false; errors: ActionPlanErrors } {
  const errors: Record<string, Message> = {};
  const text = (name: string) => (values[name] ?? "").trim();
  const number = (name: string, most: number) => {
    const found = /^\d$/.test(text(name)) ? Number(text(name)) : 0;
    return found >= 1 && found <= most ? found : null;
  };
  const goal = text("goal");
  if (goal === "") errors.goal = GOAL_MISSING;
  else if (goal.length > GOAL_MAX) errors.goal = GOAL_LONG;
  const startDay = text("startDay");
  if (!isDay(startDay) || Math.abs(daysBetween(today, startDay)) > YEAR_DAYS) errors.startDay = START_WRONG;
  const hoursPerEvening = number("hours", MAX_HOURS);
  if (hoursPerEvening === null) errors.hours = HOURS_WRONG;
  const daysOff = WEEKDAYS.filter((day) => text(dayOffField(day)) !== "");
  const daysLeft = MAX_EVENINGS - daysOff.length;
  const eveningsPerWeek = number("evenings", MAX_EVENINGS);
  if (daysLeft === 0) errors.off = ALL_OFF;
  else if (eveningsPerWeek === null) errors.evenings = EVENINGS_WRONG;
  else if (eveningsPerWeek > daysLeft) errors.evenings = tooManyEvenings(daysLeft);
  const pauses = PAUSE_NUMBERS.flatMap((each): Pause[] => {
    const fields = pauseFields(each);
    const pause = { first: text(fields.first), last: text(fields.last) };
    if (pause.first === "" && pause.last === "") return [];
    const wrong = pauseRefusal(pause, today);
    if (wrong) errors[wrong.isFirst ? fields.first : fields.last] = wrong.message;
    return [pause];
  });
  if (Object.keys(errors).length > 0 || hoursPerEvening === null || eveningsPerWeek === null) {
    return { ok: false, errors };
  }
  const inOrder = pauses.toSorted((a, b) => (a.first < b.first ? -1 : 1));
  return {
    ok: true,
    plan: { goal, settings: { startDay, eveningsPerWeek, hoursPerEvening, daysOff, pauses: inOrder } },
  };
}

function pauseRefusal({ first, last }: Pause, today: string): { isFirst: boolean; message: Message } | null {
  const isNear = (day: string) => isDay(day) && Math.abs(daysBetween(today, day)) <= 2 * YEAR_DAYS;
  if (!isNear(first)) return { isFirst: true, message: PAUSE_WRONG };
  if (!isNear(last)) return { isFirst: false, message: PAUSE_WRONG };
  return last < first ? { isFirst: false, message: PAUSE_BACKWARDS } : null;
}

/** Initial form values: the current plan's, or the defaults. */
export function actionPlanValues(plan: WantedActionPlan | null, today: string): ActionPlanValues {
  if (!plan) return { goal: "", startDay: today, evenings: "3", hours: "2" };
  const { goal, settings } = plan;
  const pauses = settings.pauses.flatMap(({ first, last }, index): [string, string][] => {
    const fields = pauseFields(index + 1);
    return [
      [fields.first, first],
      [fields.last, last],
    ];
  });
  return {
    goal,
    startDay: settings.startDay,
    evenings: String(settings.eveningsPerWeek),
    hours: String(settings.hoursPerEvening),
    ...Object.fromEntries(settings.daysOff.map((day) => [dayOffField(day), "on"])),
    ...Object.fromEntries(pauses),
  };
}

/** Settings of the sample plan shown before a learner has one. */
export const usualSettings = (today: string): ActionPlanSettings => ({
  startDay: addDays(today, 0),
  eveningsPerWeek: 3,
  hoursPerEvening: 2,
  daysOff: [],
  pauses: [],
});

const GOAL_MISSING: Message = {
  title: "Dein Ziel fehlt",
  description: "Ein Satz genügt, und ändern kannst du ihn jederzeit.",
};
const GOAL_LONG: Message = {
  title: "Das ist zu lang",
  description: `Kürze dein Ziel auf eine Zeile mit höchstens ${GOAL_MAX} Zeichen.`,
};
const START_WRONG: Message = {
  title: "Dieser Tag passt nicht",
  description: "Wähle einen Tag, der höchstens ein Jahr entfernt ist.",
};
const HOURS_WRONG: Message = {
  title: "Stunden fehlen",
  description: `Wähle 1 bis ${MAX_HOURS} Stunden für einen Abend.`,
};
const ALL_OFF: Message = { title: "Kein Tag ist übrig", description: "Lass mindestens einen Tag in der Woche offen." };
const EVENINGS_WRONG: Message = { title: "Abende fehlen", description: "Wähle 1 bis 7 Abende in der Woche." };
const PAUSE_WRONG: Message = {
  title: "Dieser Tag passt nicht",
  description: "Eine Pause braucht einen ersten und einen letzten Tag, höchstens zwei Jahre entfernt.",
};
const PAUSE_BACKWARDS: Message = {
  title: "Das geht rückwärts",
  description: "Der letzte Tag der Pause liegt vor dem ersten.",
};
const tooManyEvenings = (left: number): Message => ({
  title: "So viele Tage sind nicht übrig",
  description: `Neben deinen freien Tagen bleiben ${left === 1 ? "ein Abend" : `${left} Abende`} in der Woche.`,
});
