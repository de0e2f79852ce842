/** Kinds of address by which a contact is reached, in a text that is for something else. */
export type AddressKind = "email" | "phone";

const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
/** „3.12.2026“ and „2026-12-03“ are no numbers to call. */
const DAYS = /\b\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\b\d{4}-\d{2}-\d{2}\b/g;
const NUMBER = /(?:\+|\b0)\d(?:[\s/().-]*\d){5,}/;

/** A mail address or telephone number in a text; null: none. */
export function addressIn(text: string): AddressKind | null {
  if (EMAIL.test(text)) return "email";
  return NUMBER.test(text.replace(DAYS, " ")) ? "phone" : null;
}
