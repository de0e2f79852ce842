import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import { getConversation } from "~/coach/conversations.server";
import { library } from "~/content/library.server";
import { conversationToMarkdown } from "~/domain/coach/conversation-to-markdown";
import { env } from "~/environment/env.server";
import { fileRoute } from "~/request/file-route.server";

/** GET /gespraech.md?id=: a conversation as a file. Exporting one's own data needs no plan. */
export const loader = fileRoute(async ({ request }) => {
  const { userId } = await requireMember(request);
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get("id")).data;
  const conversation = id ? await getConversation({ userId, id }) : null;
  if (!conversation) throw new Response(null, { status: 404 });
  const mission = library().data.missions.find(({ id: each }) => each === conversation.missionId)?.title ?? null;
  const text = conversationToMarkdown({ ...conversation, mission, origin: env().APP_URL });
  return { body: text, type: "text/markdown; charset=utf-8", name: "gespraech-mit-inno.md" };
});
