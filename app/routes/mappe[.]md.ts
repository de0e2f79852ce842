import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPortfolio } from "~/progress/read-portfolio.server";
import { requireMember } from "~/auth/session.server";
import { portfolioToMarkdown } from "~/domain/missions/portfolio";
import { berlinDay, shortDate } from "~/domain/time/german-dates";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { userId, selectedCareerPath: careerPath } = await requireMember(request);
  const date = shortDate(berlinDay(new Date()));
  const missions = await readPortfolio({ userId, careerPath });
  const text = portfolioToMarkdown({ title: "Meine Gründungsmappe", date, missions });
  return new Response(text, {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Disposition": 'attachment; filename="gruendungsmappe.md"',
      "Cache-Control": "private, no-store",
    },
  });
});
