import { json } from "@remix-run/node";
import * as z from "zod";
import { ask } from "~/coach/ask.server";
import { lastOf, toEventStream } from "~/coach/event-stream";
import { MESSAGE_MAX } from "~/domain/coach/chat";
import { CALLS } from "~/domain/coach/quota";
import { FEATURES } from "~/domain/features";
import { multiline } from "~/http/fields";
import { pauseRefusal, refusal } from "~/http/refusal.server";
import { mutation } from "~/request/mutation.server";
import { leaveSlot } from "~/environment/request-slots.server";

// Fields that the specification's clients send about the learner are ignored: the session has them.
const unused = z.unknown().optional();

const schema = z.strictObject({
  message: multiline(MESSAGE_MAX)
    .transform((text) => text.trim())
    .pipe(z.string().min(1)),
  careerPath: unused,
  personalityType: unused,
  userLevel: unused,
  userName: unused,
  conversationId: z.uuid().nullish(),
  missionId: z.string().max(80).nullish(),
  retryOf: z.uuid().nullish(),
  mode: z.enum(["chat", "reflection"]).nullish(),
});

const HEADERS = { "Cache-Control": "private, no-store, no-transform", "X-Accel-Buffering": "no" };

/** A question to Inno. With `Accept: text/event-stream` its answer comes as it is written, else as a whole. */
export const action = mutation(
  { who: "member", schema, body: "json", limit: CALLS },
  async ({ request, input, member, now }) => {
    if (!FEATURES.coach) throw refusal(404);
    const { message, conversationId = null, missionId = null, retryOf = null, mode } = input;
    const asked = await ask({
      asker: member,
      message,
      conversationId,
      missionId,
      retryOf,
      mode: mode ?? "chat",
      now,
      random: Math.random(),
      signal: request.signal,
    });
    if (!asked.ok) throw asked.status === 429 ? pauseRefusal(asked.seconds) : refusal(asked.status);
    const { conversationId: id, events } = asked;
    // Frees the slot: answers in progress have a limit of their own.
    leaveSlot();
    if (wantsStream(request)) {
      const headers = { ...HEADERS, "Content-Type": "text/event-stream; charset=utf-8" };
      return new Response(toEventStream(events), { headers });
    }
    const { answer, remaining, toast } = await lastOf(events);
    return json({ response: answer.message, conversationId: id, answer, remaining, toast }, { headers: HEADERS });
  },
);

const wantsStream = ({ headers }: Request): boolean => (headers.get("Accept") ?? "").includes("text/event-stream");
