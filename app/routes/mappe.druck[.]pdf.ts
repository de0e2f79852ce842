import { createElement } from "react";
import { requireMember } from "~/auth/session.server";
import { makeStand } from "~/print/make-stand.server";
import { readPortfolio } from "~/progress/read-portfolio.server";
import { pdfRoute } from "~/request/pdf-route.server";
import { PortfolioSheet } from "~/ui/print/portfolio-sheet";

/** GET /mappe/druck.pdf: the sheet of /mappe/druck as a file. */
export const loader = pdfRoute(async ({ request }) => {
  const { userId, selectedCareerPath: careerPath } = await requireMember(request);
  const missions = await readPortfolio({ userId, careerPath });
  const sheet = createElement(PortfolioSheet, { ...makeStand("/mappe", new Date()), missions });
  return { userId, name: "gruendungsmappe", title: "Meine Gründungsmappe", sheet };
});
