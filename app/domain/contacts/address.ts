export const CONTACTS = "/kundenweg";

/** Address of a contact on its page, where it stands open. */
export const contactAddress = (id: string): string => `${CONTACTS}?kontakt=${id}#${contactAnchor(id)}`;

export const contactAnchor = (id: string): string => `kontakt-${id}`;

/** Address of a page as it is for a contact; `id` null: as it is for everyone. */
export const addressFor = (path: string, id: string | null): string => (id === null ? path : `${path}?kontakt=${id}`);

/** Address of the first message to a contact. */
export const firstMessageAddress = (id: string): string => addressFor("/vorlagen/erste-nachricht", id);

/** Where it is asked whether a message has gone out. */
export const SENT_FRAGMENT = "abgeschickt";
