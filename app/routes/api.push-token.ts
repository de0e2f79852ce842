import { json } from "@remix-run/node";
import * as z from "zod";
import { savePushToken } from "~/db/notices/push-tokens.server";
import { saveSettings } from "~/db/account/settings.server";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { mutation } from "~/request/mutation.server";
import { refusal } from "~/http/refusal.server";

/** The alphabet of Firebase's and Apple's tokens; their length is not checked closely, as it may grow. */
const TOKEN = /^[\w:.-]{20,4096}$/;

const schema = z.strictObject({
  token: z.string().regex(TOKEN),
  platform: z.enum(["android", "ios"]),
  /** The member has just agreed to the reminder on this phone. */
  wish: z.literal("on").optional(),
});

/** Stores where the app on a phone can be reached; the token lives as long as its session. */
export const action = mutation(
  { who: "member", schema, limit: { name: "push-token", max: 60, windowSeconds: HOUR_SECONDS } },
  async ({ input: { token, platform, wish }, session: { tokenHash }, member: { userId } }) => {
    if (!tokenHash || !(await savePushToken({ userId, sessionHash: tokenHash, token, platform }))) throw refusal(409);
    if (wish) await saveSettings({ userId, changes: { dailyReminder: true } });
    return json({ ok: true }, { headers: { "Cache-Control": "no-store" } });
  },
);
