import { germanDay } from "./german-day";
import { keepLater } from "./missions";
import type { Start } from "./start";

const DAY_MS = 86_400_000;
const LASTS_MS = 180 * DAY_MS;
/** Shorter than it is remembered that a contact was deleted. */
const REMEMBERED_MS = 400 * DAY_MS;

/** Somebody whom a learner speaks to about their work. */
export interface Contact {
  /** By field, what was told last. */
  fields: Record<string, { value: string; at: number }>;
  touchedAt: number;
  /** When it was deleted, by somebody or by the clock; null: it stands. */
  goneAt: number | null;
}

/** The rung that a state of a contact is. */
const RUNGS: Readonly<Record<string, string>> = { approached: "approached", talking: "talked", offer: "offered" };

/** Takes what was told of a contact; one that was deleted takes nothing. */
export function tellContact(
  { contacts, rungs }: Pick<Start, "contacts" | "rungs">,
  { id, told, at }: { id: string; told: Readonly<Record<string, string>>; at: number },
): void {
  const contact = (contacts[id] ??= { fields: {}, touchedAt: at, goneAt: null });
  if (contact.goneAt !== null) return;
  for (const [field, value] of Object.entries(told)) keepLater(contact.fields, field, value, at);
  contact.touchedAt = Math.max(contact.touchedAt, at);
  const rung = RUNGS[told.state ?? ""];
  if (rung !== undefined) rungs[rung] ??= germanDay(at);
}

export function deleteContact({ contacts }: Pick<Start, "contacts">, { id, at }: { id: string; at: number }): void {
  const contact = contacts[id];
  if (contact) contacts[id] = { ...contact, fields: {}, goneAt: contact.goneAt ?? at };
}

export const isStanding = (contact: Contact | undefined): contact is Contact => contact?.goneAt === null;

/** Whether its deletion may be forgotten by now: then nobody knows what becomes of an act on it. */
export const isForgotten = (contact: Contact | undefined, now: number): boolean =>
  typeof contact?.goneAt === "number" && contact.goneAt < now - REMEMBERED_MS;

/** Contacts that the clock deletes. */
export const expired = ({ contacts }: Pick<Start, "contacts">, now: number): string[] =>
  Object.entries(contacts).flatMap(([id, contact]) =>
    isStanding(contact) && contact.touchedAt < now - LASTS_MS ? [id] : [],
  );

/** Those that stand, as their rows have them. */
export const contactsIn = ({ contacts }: Pick<Start, "contacts">) =>
  Object.fromEntries(
    Object.entries(contacts).flatMap(([id, contact]) => {
      const value = (field: string, none = "") => contact.fields[field]?.value ?? none;
      const row = { name: value("name"), state: value("state", "noted"), on: value("nextOn"), note: value("note") };
      return isStanding(contact) ? [[id, row] as const] : [];
    }),
  );
