import { randomUUID } from "node:crypto";
import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess, requireMember } from "~/auth/session.server";
import { contactRules, findContact, readContacts } from "~/contacts/read-contacts.server";
import { tellContacts } from "~/db/contacts/contacts.server";
import { contactAddress, CONTACTS } from "~/domain/contacts/address";
import { CONTACT_FIELDS, CONTACT_NOTE_MAX, NAME_MAX, NEXT_STEP_MAX, ORIGINS, WAYS } from "~/domain/contacts/contact";
import {
  changedFields,
  contactValues,
  readContactForm,
  type ContactErrors,
  type ContactValues,
} from "~/domain/contacts/contact-form";
import { ASKS, toldAsSent } from "~/domain/contacts/first-sent";
import { isContactId } from "~/domain/contacts/work";
import type { RungKind } from "~/domain/rungs/rungs";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { berlinDay } from "~/domain/time/german-dates";
import { multiline, shownFields, singleLine } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";
import { rulesHtml, whyHtml } from "./static-markup.server";

// Without a plan the contacts can be read and deleted; a learner who has none is led to the plans.
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  // Taken before anything is read: what a device saves from now on is newer than this page.
  const asOf = Date.now();
  const member = await requireMember(request);
  const today = berlinDay(new Date());
  const { count, ...contacts } = await readContacts(member, { asOf, today });
  if (count === 0) await requireAccess(request);
  return {
    ...contacts,
    today,
    canWrite: member.access.basicAccess,
    opened: new URL(request.url).searchParams.get("kontakt"),
    // Sent twice it is one contact.
    newId: randomUUID(),
    rules: rulesHtml(contactRules()),
    why: whyHtml(),
  };
});

const id = z.string().refine(isContactId);
const fields = {
  id,
  // Longer ones come back to be shortened.
  name: singleLine(4 * NAME_MAX),
  origin: z.enum([...ORIGINS, ""]).default(""),
  way: z.enum([...WAYS, ""]).default(""),
  state: z.string().max(20).default("noted"),
  nextStep: singleLine(4 * NEXT_STEP_MAX).default(""),
  nextOn: z.string().max(20).default(""),
  note: multiline(4 * CONTACT_NOTE_MAX).default(""),
};

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("add"), ...fields }),
  z.strictObject({
    intent: z.literal("change"),
    ...fields,
    // Each letter may take nine characters in it.
    shown: shownFields(400 + 9 * (NAME_MAX + NEXT_STEP_MAX + CONTACT_NOTE_MAX)).optional(),
  }),
  // The first message has gone out.
  z.strictObject({ intent: z.literal("sent"), id, nextOn: fields.nextOn, asks: z.literal(ASKS).optional() }),
  z.strictObject({ intent: z.literal("delete"), id }),
]);

export const action = mutation(
  { who: "member", schema, limit: { name: "contacts", max: 240, windowSeconds: HOUR_SECONDS } },
  async ({ request, input, member: { userId }, now: at }) => {
    if (input.intent === "delete") {
      const { refused } = await tellContacts({ userId, acts: [{ id: input.id, told: {}, isDeleted: true, at }] });
      if (refused) throw refusal(404);
      return redirectWithFlash(CONTACTS, { key: "contactDeleted" });
    }
    await requireAccess(request);
    if (input.intent === "sent") {
      const contact = await findContact({ userId }, input.id);
      if (!contact) throw refusal(404);
      // From a page that has stood open since, the form would take back how far the contact is by now.
      if (contact.state !== "noted") return leadOn(input.id);
      const sent = toldAsSent(contact, { nextOn: input.nextOn, asks: input.asks !== undefined });
      const read = readContactForm(sent);
      if (!read.ok) {
        return refuse({ form: input.id, values: { ...contactValues(contact), ...sent }, errors: read.errors });
      }
      const { arisen } = await tellContacts({ userId, acts: [{ id: input.id, told: read.told, at }], begins: false });
      return leadOn(input.id, arisen);
    }
    const values = valuesIn(input);
    const isNew = input.intent === "add";
    const read = readContactForm(isNew ? values : changedFields(values, input.shown));
    if (!read.ok) return refuse({ form: isNew ? null : input.id, values, errors: read.errors });
    const acts = [{ id: input.id, told: read.told, at }];
    const { refused, arisen } = await tellContacts({ userId, acts, begins: isNew });
    if (refused === "unknown") throw refusal(404);
    if (refused === "full") return refuse({ form: null, values, errors: { name: FULL } });
    return leadOn(input.id, arisen);
  },
);

/** Redirects to the contact, by way of the moment of a rung that has just arisen. */
function leadOn(id: string, arisen: readonly RungKind[] = []) {
  const rung = arisen.at(-1);
  if (rung) return redirect(`/level/stufe/${rung}?kontakt=${id}`);
  return redirectWithFlash(contactAddress(id), { key: "contactSaved" });
}

const valuesIn = (input: ContactValues): ContactValues =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, input[field]]));

/** The form of this contact comes back as it was sent; null: the one for a new contact. */
const refuse = (form: { form: string | null; values: ContactValues; errors: ContactErrors }) =>
  json(form, { status: 422 });

const FULL = {
  title: "Hier stehen schon 30",
  description: "Mehr behält niemand im Blick. Lösch einen, der ruht, dann ist wieder Platz.",
};
