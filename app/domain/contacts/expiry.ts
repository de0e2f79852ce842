import { addDays } from "../action-plan/calendar-days";
import { berlinDay } from "../time/german-dates";

/** Days after the last touch by which a contact is deleted, and for how many before it is said. */
export const CONTACT_DAYS = 180;
export const WARNING_DAYS = 14;
/** Days for which a contact's or an experiment's deletion is remembered: longer than a device's acts may be late. */
export const DELETED_DAYS = 401;

/** Day on which a contact is deleted if it is not touched before. */
const expiryDay = (touchedAt: Date): string => addDays(berlinDay(touchedAt), CONTACT_DAYS);

/** The day of its deletion, when it is near; null: there is time. */
export function nearExpiry(touchedAt: Date, today: string): string | null {
  const day = expiryDay(touchedAt);
  return addDays(day, -WARNING_DAYS) <= today ? day : null;
}
