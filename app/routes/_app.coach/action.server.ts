import { redirect } from "@remix-run/node";
import { z } from "zod";
import { ask } from "~/coach/ask.server";
import { shareAnswers } from "~/coach/conversations.server";
import { lastOf } from "~/coach/event-stream";
import { MESSAGE_MAX } from "~/domain/coach/chat";
import { MINUTE_SECONDS } from "~/domain/durations";
import { FEATURES } from "~/domain/features";
import { multiline } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { refusal } from "~/http/refusal.server";
import { mutation } from "~/request/mutation.server";
import { leaveSlot } from "~/request/request-slots.server";

const schema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("ask"),
    message: multiline(MESSAGE_MAX).transform((text) => text.trim()),
    conversationId: z.uuid().optional(),
    missionId: z.string().max(80).optional(),
    mode: z.enum(["chat", "reflection"]),
  }),
  z.strictObject({ intent: z.literal("share"), conversationId: z.uuid(), shares: z.literal("on").optional() }),
]);

/** As of the call that streams: above what anybody asks. */
const limit = { name: "coach", max: 120, windowSeconds: MINUTE_SECONDS };

/** The forms of the coach without JavaScript: a question waits for its whole answer. */
export const action = mutation({ who: "member", schema, limit }, async ({ request, input, member, now }) => {
  if (!FEATURES.coach) throw refusal(404);
  const { userId } = member;
  if (input.intent === "share") {
    await shareAnswers({ userId, id: input.conversationId, sharesAnswers: input.shares === "on" });
    return redirect(addressOf(input.conversationId));
  }
  const { message, conversationId = null, missionId = null, mode } = input;
  if (message === "") return redirect(conversationId ? addressOf(conversationId) : "/coach?neu=1");
  const random = Math.random();
  const { signal } = request;
  const asked = await ask({
    asker: member,
    message,
    conversationId,
    missionId,
    retryOf: null,
    mode,
    now,
    random,
    signal,
  });
  if (!asked.ok) throw refusal(asked.status);
  leaveSlot();
  const { toast } = await lastOf(asked.events);
  const to = `${addressOf(asked.conversationId)}#ende`;
  return toast ? redirectWithFlash(to, { key: "coachFailed" }) : redirect(to);
});

const addressOf = (conversationId: string): string => `/coach?gespraech=${conversationId}`;
