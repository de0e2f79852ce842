import { type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import { deleteConversation, deleteConversations, searchConversations } from "~/coach/conversations.server";
import { library } from "~/content/library.server";
import { berlinDay, shortDate } from "~/domain/time/german-dates";
import { singleLine } from "~/http/fields";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

const SEARCH_MAX = 100;

/** A member's own conversations are readable with and without access, as all their work is. */
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { userId, access } = await requireMember(request);
  const { searchParams } = new URL(request.url);
  const search = singleLine(SEARCH_MAX)
    .catch("")
    .parse(searchParams.get("suche") ?? "");
  const before = z.uuid().nullable().catch(null).parse(searchParams.get("vor"));
  const { conversations, next } = await searchConversations({ userId, search, before });
  const titles = new Map(library().data.missions.map(({ id, title }) => [id, title]));
  return {
    search,
    isFirstPage: before === null,
    isOpen: access.coachAccess,
    next,
    conversations: conversations.map(({ id, title, missionId, updatedAt }) => ({
      id,
      title,
      mission: (missionId && titles.get(missionId)) ?? null,
      day: shortDate(berlinDay(updatedAt)),
    })),
  };
});

const schema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("delete"), conversationId: z.uuid() }),
  z.strictObject({ intent: z.literal("deleteAll") }),
]);

export const action = mutation({ who: "member", schema }, async ({ input, member: { userId } }) => {
  if (input.intent === "deleteAll") {
    await deleteConversations({ userId });
    return redirectWithFlash("/coach/gespraeche", { key: "conversationsDeleted" });
  }
  await deleteConversation({ userId, id: input.conversationId });
  return redirectWithFlash("/coach/gespraeche", { key: "conversationDeleted" });
});
