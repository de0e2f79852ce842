import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { readSession } from "~/auth/session.server";
import { blanksOf } from "~/content/blanks/read-blanks";
import { readTemplateForm } from "~/content/blanks/template-form";
import { findContact } from "~/contacts/read-contacts.server";
import { library } from "~/content/library.server";
import { listTemplateBlanks, saveTemplateBlanks } from "~/db/missions/template-blanks.server";
import { CONTACT_WORD } from "~/domain/blanks/blank";
import { addressFor } from "~/domain/contacts/address";
import { isContactId } from "~/domain/contacts/work";
import { firstNameOf } from "~/domain/contacts/first-name";
import { toFrame } from "~/domain/account/page-frame";
import { templateFragment, templateWork } from "~/domain/blanks/blank-work";
import { missionCameFrom } from "~/domain/missions/came-from";
import { withAnswers } from "~/domain/missions/sheet";
import { OFFICE_FORMATS, SHEET_FORMATS, templateFile, TEXT_FORMATS } from "~/domain/office/office-files";
import { addDays } from "~/domain/action-plan/calendar-days";
import { berlinDay } from "~/domain/time/german-dates";
import { outOfDateSince } from "~/domain/text/evidence";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { env } from "~/environment/env.server";
import { anyFields, templateForm } from "~/http/fields";
import { refusal } from "~/http/refusal.server";
import { readOwnTemplate, templateServerWork } from "~/progress/own-template.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";
import { sentHtml } from "~/ui/contacts/sent-html";
import { templateWithFields } from "~/ui/blanks/with-fields";

/** A first message is asked after once, after a week. */
const ASK_AFTER_DAYS = 7;

/** The same for all strangers; a member who is logged in fills it in here. */
export const loader = page(async ({ request, params }: LoaderFunctionArgs) => {
  // Taken before anything is read: what a device saves from now on is newer than this page.
  const asOf = Date.now();
  const template = library().getTemplate(params.templateId ?? "");
  if (!template) throw new Response(null, { status: 404 });
  const { slug } = template;
  const mission = missionCameFrom(request.headers.get("Referer"), env().APP_URL);
  const { member } = await readSession(request);
  const { calculation, calculator: _, html, facts, ...rest } = template;
  const own = member && (await readOwnTemplate(template, member));
  const isForSomebody = blanksOf(template).some(({ word }) => word === CONTACT_WORD);
  const asked = isForSomebody ? new URL(request.url).searchParams.get("kontakt") : null;
  const contact = member && (await findContact(member, asked));
  const isAsked = contact?.state === "noted" && member?.access.basicAccess;
  const files = [...TEXT_FORMATS, ...(calculation ? SHEET_FORMATS : [])].map((format) => ({
    to: own ? withAnswers(templateFile(slug, format)) : templateFile(slug, format),
    label: OFFICE_FORMATS[format].label,
  }));
  const address = `/vorlagen/${slug}`;
  const toFillIn = addressFor(address, contact?.id ?? null);
  return json({
    ...rest,
    facts,
    html: own
      ? templateWithFields(slug, html, { ...own, action: toFillIn, contact: contact && firstNameOf(contact.name) })
      : html,
    sent: contact && isAsked ? sentHtml(contact, { askOn: addDays(berlinDay(new Date(asOf)), ASK_AFTER_DAYS) }) : null,
    filling:
      own && member
        ? {
            fragment: templateFragment(slug),
            user: toFrame(member).user,
            work: templateServerWork(template, own.written, asOf),
          }
        : null,
    ...{ files, mission, print: `${address}/druck`, outOfDateSince: outOfDateSince(template, new Date(asOf)) },
  });
});

export const action = mutation(
  {
    who: "member",
    schema: anyFields.pipe(templateForm),
    limit: { name: "templates", max: 600, windowSeconds: HOUR_SECONDS },
  },
  async ({ request, input, member: { userId }, params, now }) => {
    const template = library().getTemplate(params.templateId ?? "");
    if (!template) throw refusal(404);
    const { slug } = template;
    const { intent: _, template: sent, offer, clear, ...fields } = input;
    const missionId = templateWork(slug);
    const kept = await listTemplateBlanks({ userId, missionId });
    const written = readTemplateForm(blanksOf(template), { template: sent, fields, offer, clear }, kept);
    if (!written) throw refusal(400);
    const changes = written.map((change) => ({ ...change, at: now }));
    if (changes.length > 0) await saveTemplateBlanks({ userId, missionId, changes });
    const asked = new URL(request.url).searchParams.get("kontakt");
    const contact = asked !== null && isContactId(asked) ? asked : null;
    return redirect(`${addressFor(`/vorlagen/${slug}`, contact)}#${templateFragment(slug)}`);
  },
);
