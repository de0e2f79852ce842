import type { LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { requireMember } from "~/auth/session.server";
import { paperOptions } from "~/domain/missions/sheet";
import { readPortfolio } from "~/progress/read-portfolio.server";
import { makeSheetFile } from "~/print/make-file.server";
import { makeStand } from "~/print/make-stand.server";
import { sendPdf } from "~/request/send-pdf.server";
import { PortfolioSheet } from "~/ui/print/portfolio-sheet";

export async function download({ request }: LoaderFunctionArgs): Promise<Response> {
  const { userId, selectedCareerPath: careerPath } = await requireMember(request);
  const missions = await readPortfolio({ userId, careerPath });
  const element = createElement(PortfolioSheet, { ...makeStand("/mappe", new Date()), missions });
  const wish = { ...paperOptions(new URL(request.url).searchParams), title: "Meine Gründungsmappe" };
  return sendPdf({ userId, name: "gruendungsmappe", make: () => makeSheetFile(element, wish) });
}
