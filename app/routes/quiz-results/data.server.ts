import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { DEFAULT_PERSONALITY_TYPE } from "~/domain/quiz/quiz";
import { readResult } from "~/progress/read-result.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const { searchParams } = new URL(request.url);
  const own = searchParams.has("eigener") ? member.personalityType : null;
  const asked = own ?? searchParams.get("type") ?? DEFAULT_PERSONALITY_TYPE;
  const type = library().getTypeByName(asked);
  if (!type) return json({ type: null, own: null, paths: [] });
  return json(await readResult(member, type));
});
