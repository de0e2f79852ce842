/** Attribute of the place of a learner's contacts, around the paragraph for everyone else. */
export const contactsPlace = (): { "data-kontakte": string } => ({ "data-kontakte": "" });

const PLACE = /<div data-kontakte="">.*?<\/div>/gs;

/** A compiled text with what a learner's contacts make of each of their places. */
export const fillContacts = (html: string, fill: () => string): string =>
  html.includes('<div data-kontakte="">') ? html.replace(PLACE, fill) : html;
