export const CONTACTS = "/kundenweg";

/** Address of a contact on its page, where it stands open. */
export const contactAddress = (id: string): string => `${CONTACTS}?kontakt=${id}#${contactAnchor(id)}`;

export const contactAnchor = (id: string): string => `kontakt-${id}`;

/** Address of a template as it is filled in for a contact. */
export const firstMessageAddress = (id: string): string => `/vorlagen/erste-nachricht?kontakt=${id}`;

/** Where it is asked whether a message has gone out. */
export const SENT_FRAGMENT = "abgeschickt";
