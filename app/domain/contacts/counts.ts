import { CONTACT_STATE_LABELS, CONTACT_STATES, type ContactState } from "./contact";

/** How many contacts stand in each state. */
export type ContactCounts = Readonly<Partial<Record<ContactState, number>>>;

export const countContacts = (counts: ContactCounts): number =>
  CONTACT_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);

/** „7 Kontakte: 4 notiert, 2 angeschrieben, 1 im Gespräch“, without a name. */
export function sayContacts(counts: ContactCounts): string {
  const number = countContacts(counts);
  const parts = CONTACT_STATES.flatMap((state) => {
    const here = counts[state] ?? 0;
    return here === 0 ? [] : [`${here}\u00a0${CONTACT_STATE_LABELS[state]}`];
  });
  return `${number}\u00a0${number === 1 ? "Kontakt" : "Kontakte"}: ${parts.join(", ")}`;
}

/** „2 nächste Schritte sind fällig“ */
export const sayDue = (number: number): string =>
  number === 1 ? "Ein nächster Schritt ist fällig" : `${number}\u00a0nächste Schritte sind fällig`;
