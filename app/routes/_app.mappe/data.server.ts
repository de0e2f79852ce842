import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPortfolio } from "~/progress/read-portfolio.server";
import { requireMember } from "~/auth/session.server";
import { berlinDay, shortDate } from "~/domain/time/german-dates";
import { singleLine } from "~/http/fields";
import { framedPage } from "~/request/framed-page.server";

const SEARCH_MAX = 100;

/** A member's own work is readable with and without access. */
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const { userId, selectedCareerPath: careerPath } = member;
  const asked = singleLine(SEARCH_MAX).safeParse(new URL(request.url).searchParams.get("suche") ?? "");
  const search = asked.success ? asked.data : "";
  return {
    search,
    missions: await readPortfolio({ userId, careerPath, search }),
    date: shortDate(berlinDay(new Date())),
  };
});
