import type { ServerWork } from "../mission-work/mission-work";
import { CONTACT_FIELDS, NEW_CONTACT, type ContactField, type KeptContact } from "./contact";
import { contactValues, readContactForm } from "./contact-form";

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Tests whether a device may have made this id. */
export const isContactId = (text: string): boolean => ID.test(text);

/** Task of one field of a contact, or of its deletion (`gone`). */
export const contactTask = (id: string, field: ContactField | "gone"): string => `${id}/${field}`;

/** Contact and field of a task; null for one that is none of a contact. */
export function readContactTask(task: string): { id: string; field: ContactField | "gone" } | null {
  const [id = "", name, ...more] = task.split("/");
  const field = name === "gone" ? name : CONTACT_FIELDS.find((each) => each === name);
  return field && isContactId(id) && more.length === 0 ? { id, field } : null;
}

/** Contacts for a device: a task for each field. */
export function contactsWork(contacts: readonly KeptContact[], asOf: number): ServerWork {
  const tasks = contacts.flatMap((contact) => {
    const values = contactValues(contact);
    return CONTACT_FIELDS.map((field) => ({
      id: contactTask(contact.id, field),
      completed: false,
      answer: values[field],
    }));
  });
  return { asOf, progress: 0, note: "", tasks };
}

/** Contacts as a device knows them, by its answers; without those that were deleted on it, and those without a name. */
export function contactsInWork(tasks: readonly string[], answerTo: (task: string) => string): KeptContact[] {
  const ids = new Set(tasks.flatMap((task) => readContactTask(task)?.id ?? []));
  return [...ids].flatMap((id) => {
    if (answerTo(contactTask(id, "gone")) !== "") return [];
    const read = readContactForm(
      Object.fromEntries(
        CONTACT_FIELDS.flatMap((field) => {
          const answer = answerTo(contactTask(id, field));
          return field === "state" && answer === "" ? [] : [[field, answer]];
        }),
      ),
    );
    return read.ok ? [{ ...NEW_CONTACT, ...read.told, id }] : [];
  });
}
