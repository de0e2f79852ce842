import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { limitKey } from "~/limits/limit-key.server";
import { library } from "~/content/library.server";
import { consumeLimit } from "~/db/limits.server";
import { countArrival, getInviter } from "~/db/account/referrals.server";
import { DAY_SECONDS } from "~/domain/time/durations";
import { firstWord, isInvitationCode } from "~/domain/account/invitation";
import { currentClient } from "~/environment/request-context.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ params: { code = "" } }: LoaderFunctionArgs) => {
  const inviter = isInvitationCode(code) ? await getInviter({ code }) : null;
  const { productName, tagline, description } = library().site;
  return json({ productName, tagline, description, inviter: inviter ? firstWord(inviter.firstName) : null });
});

/** Counts a new visitor, once a day per link and client; people with an account do not count. */
export const action = mutation(
  { who: "anyone", schema: z.strictObject({}) },
  async ({ params: { code = "" }, session: { member, isKnown } }) => {
    if (member) return redirect("/");
    if (!isKnown && isInvitationCode(code)) {
      const key = limitKey("invitation", `${code}:${currentClient()}`);
      if (await consumeLimit({ key, max: 1, windowSeconds: DAY_SECONDS })) await countArrival({ code });
    }
    return redirect("/onboarding");
  },
);
