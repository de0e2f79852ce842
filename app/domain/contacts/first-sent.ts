import type { Contact } from "./contact";
import type { ContactValues } from "./contact-form";

/** Sent by a form that asks when to ask again. */
export const ASKS = "1";

/** Next step after a first message. */
const ASK_AGAIN = "Nachfragen";

/**
 * Form values of a contact after the first message to them. `asks`: the form asks when to ask again, so that
 * its day takes the place of what was planned, and an empty one means none; without it what was planned stays.
 */
export function toldAsSent(
  { nextStep }: Pick<Contact, "nextStep">,
  { nextOn, asks }: { nextOn: string; asks: boolean },
): ContactValues {
  const state = "approached";
  const day = nextOn.trim();
  if (day === "") return asks ? { state, nextOn: "" } : { state };
  return { state, nextOn: day, ...(asks || nextStep === "" ? { nextStep: ASK_AGAIN } : {}) };
}
