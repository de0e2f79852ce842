import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { ask } from "~/coach/ask.server";
import { lastOf } from "~/coach/event-stream";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { pauseRefusal, refusal } from "~/http/refusal.server";
import { mutation } from "~/request/mutation.server";
import { leaveSlot } from "~/environment/request-slots.server";
import { requireAccess, requireMember } from "~/auth/session.server";
import {
  getConversation,
  listConversations,
  shareAnswers,
  type Conversation,
  type ConversationItem,
} from "~/coach/conversations.server";
import { remainingFor } from "~/coach/write-answer.server";
import { hasModel } from "~/coach/model/vendor.server";
import { library } from "~/content/library.server";
import { QUICK_HELPS, quickHelpRefusal } from "~/domain/coach/quick-helps";
import { allowanceOf, CALLS } from "~/domain/coach/quota";
import {
  aiNotice,
  coachBadge,
  coachGreeting,
  inputPlaceholder,
  NEWEST_ANSWER,
  SHARE_HINT,
  TRIAL_ENDED,
  upgradeCard,
} from "~/domain/coach/texts";
import { MESSAGE_MAX } from "~/domain/coach/chat";
import { isContinued } from "~/domain/coach/continued";
import { FEATURES } from "~/domain/features";
import { multiline, singleLine } from "~/http/fields";
import { framedPage } from "~/request/framed-page.server";
import { missionFor, preparedReflection, preparedReminder } from "./mission.server";

const text = multiline(500).catch("");
/** Conversations that a large window offers beside the open one. */
const OTHERS = 5;

const word = singleLine(100).catch("");
const asked = z.object({
  gespraech: z.uuid().nullable().catch(null),
  neu: word,
  frage: text,
  hilfe: word,
  mission: word,
  aufgabe: word,
  anlass: word,
});

/**
 * `?gespraech=` opens a conversation; `?frage=`, `?hilfe=` and `?mission=` prepare a question. No address sends one.
 */
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { access, userId } = await requireMember(request);
  if (!FEATURES.coach) throw refusal(404);
  const now = new Date();
  const params = asked.parse(
    Object.fromEntries(
      Object.keys(asked.shape).map((name) => [name, new URL(request.url).searchParams.get(name) ?? undefined]),
    ),
  );
  const isPrepared = [params.neu, params.frage, params.mission].some(Boolean);
  const opened = params.gespraech ? await getConversation({ userId, id: params.gespraech }) : null;
  // A conversation that was open when the trial ended stays open while it continues, so that no learner is cut off in
  // the middle.
  const isOpen = access.coachAccess || (opened !== null && isContinued(opened.updatedAt, now));
  const member = isOpen ? await requireMember(request) : await requireAccess(request, "coachAccess");
  const { conversations } = await listConversations({ userId });
  const id = params.gespraech || isPrepared ? null : continuedId(conversations, now);
  const conversation = opened ?? (id ? await getConversation({ userId, id }) : null);
  if (params.gespraech && !conversation) throw redirect("/coach?neu=1");
  const mission = missionFor(member, params.mission, conversation?.missionId ?? null);
  const reflection = mission && params.aufgabe ? await preparedReflection(member, mission, params.aufgabe) : null;
  const reminder = mission && params.anlass === "frage" ? preparedReminder(mission) : null;
  const product = library().site.productName;
  const helps = QUICK_HELPS.map((help) => ({ ...help, refusal: quickHelpRefusal({ help, access, product }) }));
  const help = helps.find((one) => one.id === params.hilfe);
  return {
    screen: {
      badge: coachBadge(access),
      placeholder: inputPlaceholder(access),
      ended: access.aiCoach ? null : TRIAL_ENDED,
      notice: aiNotice({ hasModel: hasModel() }),
      greeting: coachGreeting(member),
      helps,
      conversation: conversation && toScreen(conversation),
      others: conversations
        .filter(({ id }) => id !== conversation?.id)
        .slice(0, OTHERS)
        .map(({ id, title }) => ({ id, title })),
      mission: mission && { id: mission.id, title: mission.title, to: `/mission/${mission.slug}` },
      mode: reflection ? ("reflection" as const) : ("chat" as const),
      draft: reflection ?? reminder ?? (help?.refusal === null ? help.question : params.frage),
      refusal: help?.refusal ?? null,
      remaining: await remainingFor(member, now),
      shareHint: allowanceOf(access).sharesAnswers ? SHARE_HINT : null,
      upgrade: upgradeCard(access),
      questionMax: MESSAGE_MAX,
    },
  };
});

const toScreen = ({ id, title, sharesAnswers, messages }: Conversation) => ({ id, title, sharesAnswers, messages });

/** The conversation that a learner who comes back to the coach continues. */
function continuedId([latest]: readonly ConversationItem[], now: Date): string | null {
  return latest && isContinued(latest.updatedAt, now) ? latest.id : null;
}

const forms = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("ask"),
    message: multiline(MESSAGE_MAX).transform((text) => text.trim()),
    conversationId: z.uuid().optional(),
    missionId: z.string().max(80).optional(),
    mode: z.enum(["chat", "reflection"]),
  }),
  z.strictObject({ intent: z.literal("share"), conversationId: z.uuid(), shares: z.literal("on").optional() }),
]);

/** The coach's forms without JavaScript: a question waits for its whole answer. */
export const action = mutation(
  { who: "member", schema: forms, limit: CALLS },
  async ({ request, input, member, now }) => {
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
    if (!asked.ok) throw asked.status === 429 ? pauseRefusal(asked.seconds) : refusal(asked.status);
    leaveSlot();
    const { toast } = await lastOf(asked.events);
    const to = `${addressOf(asked.conversationId)}#${NEWEST_ANSWER}`;
    return toast ? redirectWithFlash(to, { key: "coachFailed" }) : redirect(to);
  },
);

const addressOf = (conversationId: string): string => `/coach?gespraech=${conversationId}`;
