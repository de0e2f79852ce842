import { json } from "@remix-run/node";
import * as z from "zod";
import { savePushToken } from "~/db/notices/push-tokens.server";
import { saveSettings } from "~/db/account/settings.server";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { mutation } from "~/request/mutation.server";
import { refusal } from "~/http/refusal.server";

/** As Firebase and Apple make them; not of their length, which may grow. */
const TOKEN = /^[\w:.-]{20,4096}$/;

const schema = z.strictObject({
  token: z.string().regex(TOKEN),
  platform: z.enum(["android", "ios"]),
  /** Somebody has said yes to the reminder on this phone just now. */
  wish: z.literal("on").optional(),
});

/** The app on a phone says where it can be reached, for as long as somebody is logged in on it. */
export const action = mutation(
  { who: "member", schema, limit: { name: "push-token", max: 60, windowSeconds: HOUR_SECONDS } },
  async ({ input: { token, platform, wish }, session: { tokenHash }, member: { userId } }) => {
    if (!tokenHash || !(await savePushToken({ userId, sessionHash: tokenHash, token, platform }))) throw refusal(409);
    if (wish) await saveSettings({ userId, changes: { dailyReminder: true } });
    return json({ ok: true }, { headers: { "Cache-Control": "no-store" } });
  },
);
