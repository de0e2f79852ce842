import { ComingSoon } from "~/ui/frame/coming-soon";
import { titled } from "~/ui/frame/page-meta";

export { loader } from "./data.server";

export const meta = titled("AI Coach");

export default function Coach() {
  return <ComingSoon title="AI Coach" />;
}
