import { redirect } from "@remix-run/node";
import { z } from "zod";
import { shareAnswers } from "~/coach/conversations.server";
import { multiline } from "~/http/fields";
import { mutation } from "~/request/mutation.server";

const schema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("ask"),
    message: multiline(2_000),
    conversationId: z.uuid().optional(),
    missionId: z.string().max(80).optional(),
    mode: z.enum(["chat", "reflection"]),
  }),
  z.strictObject({ intent: z.literal("share"), conversationId: z.uuid(), shares: z.literal("on").optional() }),
]);

export const action = mutation({ who: "member", schema }, async ({ input, member: { userId } }) => {
  const { conversationId: id } = input;
  if (input.intent === "share" && id) {
    await shareAnswers({ userId, id, sharesAnswers: input.shares === "on" });
  }
  return redirect(`/coach?gespraech=${id}`);
});
