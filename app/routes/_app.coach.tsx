import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { page } from "~/auth/mutation.server";
import { requireMember } from "~/auth/session.server";
import { ComingSoon } from "~/ui/coming-soon";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  await requireMember(request);
  return null;
});

export const meta: MetaFunction = () => [{ title: "AI Coach" }];

export default function Coach() {
  return <ComingSoon title="AI Coach" />;
}
