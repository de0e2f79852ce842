import { readPortfolio } from "~/progress/read-portfolio.server";
import { requireMember } from "~/auth/session.server";
import { portfolioToMarkdown } from "~/domain/missions/portfolio";
import { berlinDay, shortDate } from "~/domain/time/german-dates";
import { fileRoute } from "~/request/file-route.server";

export const loader = fileRoute(async ({ request }) => {
  const { userId, selectedCareerPath: careerPath } = await requireMember(request);
  const date = shortDate(berlinDay(new Date()));
  const missions = await readPortfolio({ userId, careerPath });
  const text = portfolioToMarkdown({ title: "Meine Gründungsmappe", date, missions });
  return { body: text, type: "text/markdown; charset=utf-8", name: "gruendungsmappe.md" };
});
