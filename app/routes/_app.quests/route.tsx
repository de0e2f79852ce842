import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QuestScreen } from "~/ui/quests/quest-screen";
import type { loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta: MetaFunction = () => [{ title: "Deine Quests" }];

export default function Quests() {
  return <QuestScreen {...useLoaderData<typeof loader>()} />;
}
