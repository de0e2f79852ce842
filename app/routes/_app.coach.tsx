import type { MetaFunction } from "@remix-run/node";
import { ComingSoon } from "~/ui/coming-soon";

export { memberOnly as loader } from "~/auth/member-only.server";

export const meta: MetaFunction = () => [{ title: "AI Coach" }];

export default function Coach() {
  return <ComingSoon title="AI Coach" />;
}
