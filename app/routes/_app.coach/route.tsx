import type { MetaFunction } from "@remix-run/node";
import { ComingSoon } from "~/ui/frame/coming-soon";

export { loader } from "./data.server";

export const meta: MetaFunction = () => [{ title: "AI Coach" }];

export default function Coach() {
  return <ComingSoon title="AI Coach" />;
}
