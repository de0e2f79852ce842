import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { accountEndings } from "~/process/account-endings.server";
import { eraseAccount, hasJustErased } from "~/account/erase-account.server";
import { forgetfulHeaders, readSessionMark } from "~/auth/cookies.server";
import { requireMember } from "~/auth/session.server";
import { PERSONAL_TABLES } from "~/db/personal/personal-tables";
import { confirmsDeletion } from "~/domain/account/deletion";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { errors } from "~/domain/messages/messages";
import { endAllContracts, listRunning } from "~/payments/end-all.server";
import { singleLine } from "~/http/fields";
import { shownAddress } from "~/domain/email/shown-address";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

const DONE = "/konto-geloescht";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  return {
    email: shownAddress(member.email),
    isPaid: member.access.paid,
    // Running contracts are cancelled with the account, before anything is deleted.
    running: await listRunning({ userId: member.userId, now: new Date() }),
    // The list that the deletion itself uses.
    parts: PERSONAL_TABLES.map(({ title }) => title),
  };
});

const refuse = () => json({ confirmation: errors.deletionUnconfirmed }, { status: 422 });

export const action = mutation(
  {
    // Open to visitors, too: the second click of a double click arrives after the deletion.
    who: "anyone",
    schema: z.strictObject({ confirmation: singleLine(254) }),
    limit: { name: "delete-account", max: 20, windowSeconds: HOUR_SECONDS },
    invalid: refuse,
  },
  async ({ request, input, now }) => {
    const sessionMark = await readSessionMark(request);
    if (await hasJustErased({ sessionMark })) return redirect(DONE, { headers: await forgetfulHeaders() });
    const { userId, email } = await requireMember(request);
    if (!confirmsDeletion(input.confirmation, email)) return refuse();
    // Contracts end first, as they are outside the database: a deleted account could not stop further charges.
    if (!(await endAllContracts({ userId, now }))) {
      return json({ confirmation: errors.contractsNotEnded }, { status: 503 });
    }
    await eraseAccount({ userId, sessionMark, endings: accountEndings });
    return redirect(DONE, { headers: await forgetfulHeaders() });
  },
);
