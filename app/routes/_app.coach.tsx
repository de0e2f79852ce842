import type { MetaFunction } from "@remix-run/node";
import { ComingSoon } from "~/ui/frame/coming-soon";

export { coachOnly as loader } from "~/auth/coach-only.server";

export const meta: MetaFunction = () => [{ title: "AI Coach" }];

export default function Coach() {
  return <ComingSoon title="AI Coach" />;
}
