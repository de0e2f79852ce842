export const CONTACTS = "/kundenweg";

/** An id as a device makes it. */
export const contactId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Somebody new, by default. */
export const contactFields = (fields: Record<string, string> = {}): Record<string, string> => ({
  ...{ intent: "add", id: contactId(1), name: "Café M.", origin: "known", way: "talk", state: "noted" },
  ...{ nextStep: "Nachfragen", nextOn: "2027-01-04", note: "Mag Fotos" },
  ...fields,
});
