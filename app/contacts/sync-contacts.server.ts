import { listContacts, tellContacts } from "~/db/contacts/contacts.server";
import { readContactForm } from "~/domain/contacts/contact-form";
import type { ContactAct } from "~/domain/contacts/merge";
import { contactsWork, readContactTask } from "~/domain/contacts/work";
import type { ServerWork } from "~/domain/mission-work/mission-work";

/**
 * Saves what a device tells of contacts, and returns the merged state; null, with nothing saved, where a part cannot be.
 * Who may not write, without a plan after the free weeks, deletes alone: the rest of what is told is dropped.
 */
export async function syncContacts(
  { userId, mayWrite }: { userId: string; mayWrite: boolean },
  told: readonly { task: string; answer: string; at: Date }[],
): Promise<ServerWork | null> {
  const acts = told.map(toAct);
  if (!acts.every((act) => act !== null)) return null;
  // Acts that begin a contact go first, whatever came in between.
  const taken = mayWrite ? acts : acts.filter(({ isDeleted }) => isDeleted);
  const sorted = taken.toSorted((one, other) => Number("name" in other.told) - Number("name" in one.told));
  if ((await tellContacts({ userId, acts: sorted })).refused) return null;
  return contactsWork(await listContacts({ userId }), Date.now());
}

function toAct({ task, answer, at }: { task: string; answer: string; at: Date }): ContactAct | null {
  const about = readContactTask(task);
  if (!about) return null;
  const { id, field } = about;
  if (field === "gone") return answer === "1" ? { id, told: {}, isDeleted: true, at } : null;
  const read = readContactForm({ [field]: answer });
  return read.ok ? { id, told: read.told, at } : null;
}
