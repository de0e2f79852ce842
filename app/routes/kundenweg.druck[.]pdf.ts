import { createElement } from "react";
import { requireMember } from "~/auth/session.server";
import { readContactsPrint } from "~/contacts/read-contacts-print.server";
import { pdfRoute } from "~/request/pdf-route.server";
import { ContactsSheet } from "~/ui/print/contacts-sheet";

/** GET /kundenweg/druck.pdf: the sheet of /kundenweg/druck as a file. */
export const loader = pdfRoute(async ({ request }) => {
  const member = await requireMember(request);
  const sheet = createElement(ContactsSheet, await readContactsPrint(member, new Date()));
  return { userId: member.userId, name: "kundenweg", title: "Mein Kundenweg", sheet };
});
