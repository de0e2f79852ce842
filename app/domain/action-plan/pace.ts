import { WEEK_DAYS } from "./calendar-days";
import { schedule, type ScheduleRequest } from "./schedule";

export interface Pace {
  eveningsPerWeek: number;
  hoursPerEvening: number;
}

export const MAX_HOURS = 8;

/**
 * The pace with the fewest hours a week that finishes by the given day; between equals, the one with shorter evenings.
 */
export function whatFits(question: ScheduleRequest, until: string): Pace | null {
  const { settings } = question;
  const mostEvenings = WEEK_DAYS - settings.daysOff.length;
  const paces: Pace[] = [];
  for (let eveningsPerWeek = settings.eveningsPerWeek; eveningsPerWeek <= mostEvenings; eveningsPerWeek++) {
    for (let hoursPerEvening = settings.hoursPerEvening; hoursPerEvening <= MAX_HOURS; hoursPerEvening++) {
      paces.push({ eveningsPerWeek, hoursPerEvening });
    }
  }
  const hours = (pace: Pace) => pace.eveningsPerWeek * pace.hoursPerEvening;
  paces.sort((a, b) => hours(a) - hours(b) || a.hoursPerEvening - b.hoursPerEvening);
  const fits = (pace: Pace) => schedule({ ...question, until, settings: { ...settings, ...pace } }).minutesLeft === 0;
  return paces.find(fits) ?? null;
}
