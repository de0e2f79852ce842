import { useEffect, useState } from "react";
import { CONTACTS_WORK } from "~/domain/mission-work/beside-missions";
import type { ClientUser } from "~/domain/account/client-user";
import { CONTACT_FIELDS, sortContacts, type KeptContact } from "~/domain/contacts/contact";
import { changedFields, contactValues, NEW_VALUES } from "~/domain/contacts/contact-form";
import { contactTask, contactsInWork } from "~/domain/contacts/work";
import type { ServerWork } from "~/domain/mission-work/mission-work";
import { useKeptForm } from "../told/use-kept-form";
import { useTold } from "../told/use-told";

/** A contact as this device knows it. */
export interface KnownContact extends KeptContact {
  isWaiting: boolean;
}

/** The contacts as this device knows them, and their forms, which are kept when they do not arrive. */
export function useContacts({ user, work, newId }: { user: ClientUser; work: ServerWork; newId: string }) {
  const { tasks, answerTo, isWaitingAt, loaded } = useTold({ id: CONTACTS_WORK, user, server: work });
  const contacts = contactsInWork(tasks, answerTo).map((contact): KnownContact => ({
    ...contact,
    isWaiting: CONTACT_FIELDS.some((field) => isWaitingAt(contactTask(contact.id, field))),
  }));
  // The page has one id; each contact begun without a connection takes another.
  const [freeId, setFreeId] = useState(newId);
  const isTaken = contacts.some(({ id }) => id === freeId);
  useEffect(() => {
    if (isTaken) setFreeId(crypto.randomUUID());
  }, [isTaken]);
  const onSubmit = useKeptForm((fields) => {
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const id = text("id");
    if (id === "") return null;
    if (text("intent") === "delete") return { id: CONTACTS_WORK, answers: { [contactTask(id, "gone")]: "1" } };
    if (text("intent") === "sent") {
      return { id: CONTACTS_WORK, answers: { [contactTask(id, "state")]: "approached" } };
    }
    const before = contacts.find((contact) => contact.id === id);
    const values = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, text(field)]));
    const changed = changedFields(values, before ? contactValues(before) : NEW_VALUES);
    const told = before ? changed : { name: values.name, state: "noted", ...changed };
    return {
      id: CONTACTS_WORK,
      answers: Object.fromEntries(Object.entries(told).map(([field, value]) => [`${id}/${field}`, value])),
    };
  });
  return { ...sortContacts(contacts), count: contacts.length, loaded, freeId, onSubmit };
}
