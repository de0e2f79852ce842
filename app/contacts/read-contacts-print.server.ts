import { listContacts } from "~/db/contacts/contacts.server";
import { CONTACTS } from "~/domain/contacts/address";
import { sortContacts } from "~/domain/contacts/contact";
import { makeStand } from "~/print/make-stand.server";

/** Contacts that one sheet has room for. */
const ON_A_SHEET = 8;

/** A learner's contacts for one sheet: those that are due first. */
export async function readContactsPrint({ userId }: { userId: string }, now: Date) {
  const { underWay } = sortContacts(await listContacts({ userId }));
  const contacts = underWay.slice(0, ON_A_SHEET).map(({ id, name, state, nextStep, nextOn }) => ({
    ...{ id, name, state, nextStep, nextOn },
  }));
  return { contacts, left: underWay.length - contacts.length, ...makeStand(CONTACTS, now) };
}
