import { library } from "~/content/library.server";
import { listContacts } from "~/db/contacts/contacts.server";
import { nearExpiry } from "~/domain/contacts/expiry";
import { contactsWork, isContactId } from "~/domain/contacts/work";

/** The passage with the general rules of speaking to customers. */
const RULES = "akquise-regeln";

/** A learner's contacts for their page, with the days on which some of them are deleted. */
export async function readContacts({ userId }: { userId: string }, { asOf, today }: { asOf: number; today: string }) {
  const contacts = await listContacts({ userId });
  const ending = contacts.flatMap(({ id, touchedAt }) => {
    const day = nearExpiry(touchedAt, today);
    return day ? [[id, day] as const] : [];
  });
  return { work: contactsWork(contacts, asOf), ending: Object.fromEntries(ending), count: contacts.length };
}

/** Contact that a page is opened for; null: unknown, or another learner's, which must not be told apart. */
export async function findContact({ userId }: { userId: string }, id: string | null) {
  const contacts = id === null || !isContactId(id) ? [] : await listContacts({ userId });
  return contacts.find((contact) => contact.id === id) ?? null;
}

/** The general rules with their sources; null while there is no such passage. */
export function contactRules() {
  const passage = library().getPassage(RULES);
  if (!passage) return null;
  const { title, html, facts, sources, sourcesAsOf, expertReview, reviewBy } = passage;
  return { title, html, facts, sources, sourcesAsOf, expertReview, reviewBy };
}
