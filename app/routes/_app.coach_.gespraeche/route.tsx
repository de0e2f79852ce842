import { useLoaderData } from "@remix-run/react";
import { ConversationList } from "~/ui/coach/conversation-list";
import { titled } from "~/ui/kit/page/page-meta";
import type { loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Deine Gespräche");

export default function Conversations() {
  return <ConversationList {...useLoaderData<typeof loader>()} />;
}
