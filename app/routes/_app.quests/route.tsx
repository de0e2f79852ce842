import { useLoaderData } from "@remix-run/react";
import { QuestScreen } from "~/ui/quests/quest-screen";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

export const meta = titled("Deine Quests");

export default function Quests() {
  const { frame, ...data } = useLoaderData<typeof loader>();
  return <QuestScreen {...data} user={frame.user} />;
}
