import type { MetaFunction } from "@remix-run/node";
import { ComingSoon } from "~/ui/coming-soon";

export { subscriberOnly as loader } from "~/auth/subscriber-only.server";

export const meta: MetaFunction = () => [{ title: "Profil" }];

export default function Profile() {
  return <ComingSoon title="Profil" />;
}
