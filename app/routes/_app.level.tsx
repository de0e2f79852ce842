import type { MetaFunction } from "@remix-run/node";
import { ComingSoon } from "~/ui/coming-soon";

export { subscriberOnly as loader } from "~/auth/subscriber-only.server";

export const meta: MetaFunction = () => [{ title: "Dein Level" }];

export default function Level() {
  return <ComingSoon title="Dein Level" />;
}
