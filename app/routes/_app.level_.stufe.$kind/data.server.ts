import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { listReachedRungs } from "~/db/rungs/rungs.server";
import { contactAddress } from "~/domain/contacts/address";
import { isContactId } from "~/domain/contacts/work";
import { listRungs, RUNG_WORDS, sayReached } from "~/domain/rungs/rungs";
import { framedPage } from "~/request/framed-page.server";

export const loader = framedPage(async ({ request, params }: LoaderFunctionArgs) => {
  const { userId } = await requireAccess(request);
  const rung = listRungs(await listReachedRungs({ userId })).find(({ kind }) => kind === params.kind);
  if (!rung?.reached) throw redirect("/level#weg");
  const contact = new URL(request.url).searchParams.get("kontakt") ?? "";
  return {
    name: rung.name,
    cheer: RUNG_WORDS[rung.kind].cheer,
    said: sayReached(rung.reached),
    // Back to what it arose from.
    to: isContactId(contact) ? contactAddress(contact) : "/home",
  };
});
