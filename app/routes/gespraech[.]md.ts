import type { LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import { getConversation } from "~/coach/conversations.server";
import { library } from "~/content/library.server";
import { conversationToMarkdown } from "~/domain/coach/conversation-to-markdown";
import { env } from "~/environment/env.server";
import { page } from "~/request/page.server";

/** GET /gespraech.md?id=: a conversation as a file. Exporting one's own data needs no plan. */
export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { userId } = await requireMember(request);
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get("id")).data;
  const conversation = id ? await getConversation({ userId, id }) : null;
  if (!conversation) throw new Response(null, { status: 404 });
  const mission = library().data.missions.find(({ id: each }) => each === conversation.missionId)?.title ?? null;
  const text = conversationToMarkdown({ ...conversation, mission, origin: env().APP_URL });
  return new Response(text, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Disposition": 'attachment; filename="gespraech-mit-inno.md"',
      "Cache-Control": "private, no-store",
    },
  });
});
