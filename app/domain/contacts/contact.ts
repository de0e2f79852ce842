/** States of a contact, in the order of the way; the last two at any time. */
export const CONTACT_STATES = ["noted", "approached", "talking", "offer", "order", "declined", "resting"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

export const CONTACT_STATE_LABELS: Record<ContactState, string> = {
  noted: "notiert",
  approached: "angeschrieben",
  talking: "im Gespräch",
  offer: "Angebot",
  order: "Auftrag",
  declined: "abgesagt",
  resting: "ruht",
};

/** Where a contact comes from. */
export const ORIGINS = ["known", "request", "referral", "came", "met", "other"] as const;
export type Origin = (typeof ORIGINS)[number];

export const ORIGIN_LABELS: Record<Origin, string> = {
  known: "aus deinem Umfeld",
  request: "öffentliches Gesuch",
  referral: "Empfehlung",
  came: "hat sich bei dir gemeldet",
  met: "bei einer Begegnung",
  other: "anders",
};

/** Lawful ways of speaking to a contact. */
export const WAYS = ["talk", "reply", "agreed", "phone", "letter"] as const;
export type ContactWay = (typeof WAYS)[number];

export const WAY_LABELS: Record<ContactWay, string> = {
  talk: "persönlich, im Gespräch",
  reply: "Antwort auf ein Gesuch",
  agreed: "E-Mail oder Nachricht mit Zusage",
  phone: "Anruf",
  letter: "Brief",
};

export const NAME_MAX = 60;
export const NEXT_STEP_MAX = 120;
export const CONTACT_NOTE_MAX = 500;

/** Most that stand there at a time: it is no address book. */
export const MAX_CONTACTS = 30;
/** Most rows of one person with those that were deleted, which stay for a while without words. */
export const MAX_CONTACT_ROWS = 1_000;

/** A contact, as a learner writes it. */
export interface Contact {
  name: string;
  origin: Origin | null;
  way: ContactWay | null;
  state: ContactState;
  nextStep: string;
  /** Day of the next step, YYYY-MM-DD. */
  nextOn: string | null;
  note: string;
}

export const CONTACT_FIELDS = ["name", "origin", "way", "state", "nextStep", "nextOn", "note"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A contact as it begins. */
export const NEW_CONTACT: Contact = {
  ...{ name: "", origin: null, way: null, state: "noted", nextStep: "", nextOn: null, note: "" },
};

export interface KeptContact extends Contact {
  id: string;
}

const RESTING: readonly ContactState[] = ["declined", "resting"];

/** Tests whether nothing is to be done about a contact for now. */
export const isResting = ({ state }: Pick<Contact, "state">): boolean => RESTING.includes(state);

/** Tests whether the day of a contact's next step has come. */
export const isDue = (contact: Pick<Contact, "state" | "nextOn">, today: string): boolean =>
  !isResting(contact) && contact.nextOn !== null && contact.nextOn <= today;

/** Contacts under way, what is due first in front, those without a day last; and those that rest. */
export function sortContacts<Kept extends Contact>(contacts: readonly Kept[]): { underWay: Kept[]; resting: Kept[] } {
  // No `toSorted`: Chrome 109 has none.
  const sorted = [...contacts].sort(
    (one, other) =>
      (one.nextOn ?? LAST).localeCompare(other.nextOn ?? LAST) || one.name.localeCompare(other.name, "de"),
  );
  return { underWay: sorted.filter((each) => !isResting(each)), resting: sorted.filter(isResting) };
}

const LAST = "9999-12-31";
