export const CONTACTS = "/kundenweg";

/** Address of a contact on its page, where it stands open. */
export const contactAddress = (id: string): string => `${CONTACTS}?kontakt=${id}#${contactAnchor(id)}`;

export const contactAnchor = (id: string): string => `kontakt-${id}`;
