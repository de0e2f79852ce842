import { isDay } from "../action-plan/calendar-days";
import type { Message } from "../messages/messages";
import { BENEFITS, CUSTOMERS, EMPLOYMENTS, INSURANCES, type Benefit, type Situation } from "./situation";

export const MAX_WEEKLY_HOURS = 80;

export const benefitField = (benefit: Benefit): string => `benefit-${benefit}`;
export const SITUATION_FIELDS: readonly string[] = [
  "employment",
  "insurance",
  ...BENEFITS.map(benefitField),
  "customers",
  "hours",
  "startsOn",
];

export type SituationValues = Readonly<Record<string, string>>;
export type SituationErrors = Readonly<Record<string, Message>>;

/** The situation that the form tells, or one error per field; what is empty or unknown stays open. */
export function readSituationForm(
  values: SituationValues,
): { ok: true; situation: Situation } | { ok: false; errors: SituationErrors } {
  const text = (name: string) => (values[name] ?? "").trim();
  const oneOf = <Value extends string>(list: readonly Value[], name: string): Value | null =>
    list.find((value) => value === text(name)) ?? null;
  const errors: Record<string, Message> = {};
  const hours = text("hours");
  const isHours = /^\d{1,2}$/.test(hours) && Number(hours) >= 1 && Number(hours) <= MAX_WEEKLY_HOURS;
  if (hours !== "" && !isHours) errors.hours = HOURS_WRONG;
  const startsOn = text("startsOn");
  if (startsOn !== "" && !isDay(startsOn)) errors.startsOn = DAY_WRONG;
  const ticked = BENEFITS.filter((benefit) => text(benefitField(benefit)) !== "");
  // „Nichts davon“ beside a benefit was ticked by mistake.
  const benefits = ticked.length > 1 ? ticked.filter((benefit) => benefit !== "keine") : ticked;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    situation: {
      employment: oneOf(EMPLOYMENTS, "employment"),
      insurance: oneOf(INSURANCES, "insurance"),
      benefits,
      customers: oneOf(CUSTOMERS, "customers"),
      hours: hours === "" ? null : Number(hours),
      startsOn: startsOn === "" ? null : startsOn,
    },
  };
}

export function situationValues(situation: Situation | null): SituationValues {
  if (!situation) return {};
  const { employment, insurance, benefits, customers, hours, startsOn } = situation;
  return {
    employment: employment ?? "",
    insurance: insurance ?? "",
    ...Object.fromEntries(benefits.map((benefit) => [benefitField(benefit), "on"])),
    customers: customers ?? "",
    hours: hours === null ? "" : String(hours),
    startsOn: startsOn ?? "",
  };
}

const HOURS_WRONG: Message = {
  title: "Diese Stunden passen nicht",
  description: `Schreib eine ganze Zahl von 1 bis ${MAX_WEEKLY_HOURS}, oder lass das Feld leer.`,
};
export const DAY_WRONG: Message = {
  title: "Diesen Tag gibt es nicht",
  description: "Wähle einen Tag, oder lass das Feld leer.",
};
