import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import { renamePerson } from "~/db/account/profile.server";
import { getSettings, saveSettings } from "~/db/account/settings.server";
import { THEMES } from "~/domain/account/appearance";
import { FEATURES } from "~/domain/features";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { nameRefusal } from "~/domain/account/registration";
import { listSwitches } from "~/domain/account/switches";
import { appearanceCookies, readAppearance } from "~/http/appearance.server";
import { personName, typedText } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { shownAddress } from "~/domain/email/shown-address";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

// Open to all members: leaving, and taking one's data along, needs no plan.
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  return {
    firstName: member.firstName,
    email: shownAddress(member.email),
    appearance: await readAppearance(request),
    settings: await getSettings({ userId: member.userId }),
  };
});

const checkbox = z.literal("on").optional();

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("name"), name: personName }),
  z.strictObject({ intent: z.literal("appearance"), theme: z.enum(THEMES), reducedMotion: checkbox }),
  z.strictObject({
    intent: z.literal("messages"),
    trialMail: checkbox,
    weeklyMail: checkbox,
    reminderMail: checkbox,
    dailyReminder: checkbox,
    eveningPush: checkbox,
  }),
  z.strictObject({ intent: z.literal("ai"), aiEnabled: checkbox }),
  z.strictObject({ intent: z.literal("questions"), selfCheck: checkbox }),
]);

export const action = mutation(
  {
    who: "member",
    schema,
    limit: { name: "settings", max: 120, windowSeconds: HOUR_SECONDS },
    invalid(fields) {
      if (fields.intent !== "name") throw refusal(400);
      const value = typedText(fields, "name");
      return json({ name: nameRefusal(value), value }, { status: 422 });
    },
  },
  async ({ input, member: { userId } }) => {
    const headers = new Headers();
    if (input.intent === "name") await renamePerson({ userId, firstName: input.name });
    if (input.intent === "ai" || input.intent === "messages" || input.intent === "questions") {
      const on: Record<string, unknown> = input;
      const switches = listSwitches(input.intent, FEATURES);
      if (switches.length === 0) throw refusal(400);
      const changes = Object.fromEntries(switches.map(({ name }) => [name, on[name] === "on"]));
      await saveSettings({ userId, changes });
    }
    if (input.intent === "appearance") {
      const chosen = { theme: input.theme, reducedMotion: input.reducedMotion === "on" };
      for (const cookie of await appearanceCookies(chosen)) headers.append("Set-Cookie", cookie);
    }
    return redirectWithFlash("/profile/einstellungen", { key: "settingsSaved", headers });
  },
);
