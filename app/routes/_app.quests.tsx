import type { MetaFunction } from "@remix-run/node";
import { ComingSoon } from "~/ui/coming-soon";

export { subscriberOnly as loader } from "~/auth/subscriber-only.server";

export const meta: MetaFunction = () => [{ title: "Deine Quests" }];

export default function Quests() {
  return <ComingSoon title="Deine Quests" />;
}
