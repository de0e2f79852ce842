import { CONTACT_FIELDS, NEW_CONTACT, type Contact, type ContactField } from "./contact";

/** A learner's act: some of what is written of a contact, the rest untouched; or its deletion. */
export interface ContactAct {
  id: string;
  told: Partial<Contact>;
  isDeleted?: boolean;
  at: Date;
}

/** A contact with the times of the acts that it is made of. */
export interface ToldContact {
  contact: Contact;
  toldAt: Readonly<Partial<Record<ContactField, Date>>>;
  createdAt: Date;
  touchedAt: Date;
  /** When it was deleted; no act brings it back, whenever it was done. */
  deletedAt: Date | null;
}

/** A contact after one more act. Of two acts on one field the later counts, whichever arrives first. */
export function tellContact(before: ToldContact | null, { told, isDeleted = false, at }: ContactAct): ToldContact {
  const { contact, toldAt, createdAt, touchedAt, deletedAt } = before ?? begun(at);
  if (deletedAt) return { contact, toldAt, createdAt, touchedAt, deletedAt };
  if (isDeleted) return { ...begun(createdAt), touchedAt, deletedAt: at };
  const isLater = (field: ContactField) => field in told && at.getTime() >= (toldAt[field]?.getTime() ?? 0);
  const fields = CONTACT_FIELDS.filter(isLater);
  return {
    contact: { ...contact, ...Object.fromEntries(fields.map((field) => [field, told[field]])) },
    toldAt: { ...toldAt, ...Object.fromEntries(fields.map((field) => [field, at])) },
    createdAt: at < createdAt ? at : createdAt,
    touchedAt: at > touchedAt ? at : touchedAt,
    deletedAt,
  };
}

const begun = (at: Date): ToldContact => ({
  ...{ contact: NEW_CONTACT, toldAt: {}, createdAt: at, touchedAt: at, deletedAt: null },
});
