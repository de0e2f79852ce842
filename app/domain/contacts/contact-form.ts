import { isDay } from "../action-plan/calendar-days";
import type { Message } from "../messages/messages";
import { addressIn } from "./address-in";
import {
  CONTACT_FIELDS,
  CONTACT_NOTE_MAX,
  CONTACT_STATES,
  NAME_MAX,
  NEW_CONTACT,
  NEXT_STEP_MAX,
  ORIGINS,
  WAYS,
  type Contact,
  type ContactField,
} from "./contact";

export type ContactValues = Readonly<Partial<Record<ContactField, string>>>;
export type ContactErrors = Readonly<Partial<Record<ContactField, Message>>>;

/** Changes to a contact by the given fields, or one error per field; fields that are not given are left alone. */
export function readContactForm(
  values: ContactValues,
): { ok: true; told: Partial<Contact> } | { ok: false; errors: ContactErrors } {
  const errors: Partial<Record<ContactField, Message>> = {};
  const told: Partial<Contact> = {};
  const text = (field: "name" | "nextStep" | "note", max: number) => {
    const typed = values[field]?.trim();
    if (typed === undefined) return;
    const address = addressIn(typed);
    if (address) errors[field] = address === "email" ? NO_EMAIL : NO_PHONE;
    else if (typed.length > max) errors[field] = tooLong(max);
    else told[field] = typed;
  };
  text("name", NAME_MAX);
  text("nextStep", NEXT_STEP_MAX);
  text("note", CONTACT_NOTE_MAX);
  if (told.name === "") errors.name = NO_NAME;
  const { origin, way, state, nextOn } = values;
  if (origin !== undefined) told.origin = oneOf(ORIGINS, origin);
  if (way !== undefined) told.way = oneOf(WAYS, way);
  if (state !== undefined) {
    const known = oneOf(CONTACT_STATES, state);
    if (known) told.state = known;
    else errors.state = NO_STATE;
  }
  if (nextOn !== undefined) {
    const day = nextOn.trim();
    if (day === "" || isDay(day)) told.nextOn = day || null;
    else errors.nextOn = DAY_WRONG;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, told };
}

/** The fields that were changed in a form since it was shown; without what it had shown all of them. */
export function changedFields(values: ContactValues, shown: Readonly<Record<string, string>> | undefined) {
  const given = CONTACT_FIELDS.flatMap((field) => {
    const value = values[field];
    return value === undefined || (shown && value.trim() === shown[field]) ? [] : [[field, value] as const];
  });
  return Object.fromEntries(given) satisfies ContactValues;
}

/** A contact as its form shows it. */
export const contactValues = (contact: Contact): Record<ContactField, string> => ({
  name: contact.name,
  origin: contact.origin ?? "",
  way: contact.way ?? "",
  state: contact.state,
  nextStep: contact.nextStep,
  nextOn: contact.nextOn ?? "",
  note: contact.note,
});

export const NEW_VALUES = contactValues(NEW_CONTACT);

const oneOf = <Value extends string>(list: readonly Value[], text: string): Value | null =>
  list.find((value) => value === text.trim()) ?? null;

const tooLong = (max: number): Message => ({
  title: "Das ist zu lang",
  description: `Hier ist Platz für ${max} Zeichen.`,
});
const NO_NAME: Message = { title: "Hier fehlt ein Name", description: "Initialen genügen." };
const NO_STATE: Message = { title: "Wie weit seid ihr?", description: "Wähle einen Stand." };
const NO_EMAIL: Message = {
  title: "Bitte ohne E-Mail-Adresse",
  description: "Die gehört der anderen Person und bleibt besser in deinem Postfach. Ein Name genügt hier.",
};
const NO_PHONE: Message = {
  title: "Bitte ohne Telefonnummer",
  description: "Die gehört der anderen Person und bleibt besser in deinem Telefon. Ein Name genügt hier.",
};
const DAY_WRONG: Message = {
  title: "Diesen Tag gibt es nicht",
  description: "Wähle einen Tag, oder lass das Feld leer.",
};
