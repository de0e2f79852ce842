import { library } from "~/content/library.server";
import { listAnswersAndTicks, listNotesAndCalculations } from "~/db/missions/portfolio.server";
import { arrangePortfolio, type PortfolioMission } from "~/domain/missions/portfolio";
import { calculatedEntries, mentions } from "./calculated-entries";
import { portfolioMissions } from "./portfolio-missions";

/** A learner's texts and calculations, all of them or those that contain `search`; `careerPath` is the name of their path. */
export async function readPortfolio({
  userId,
  careerPath,
  search = "",
}: {
  userId: string;
  careerPath: string | null;
  search?: string;
}): Promise<PortfolioMission[]> {
  const wanted = { userId, search };
  const [done, { notes, calculations }] = await Promise.all([
    listAnswersAndTicks(wanted),
    listNotesAndCalculations(wanted),
  ]);
  const written = arrangePortfolio(portfolioMissions(library(), careerPath), { ...done, notes }, search);
  return [...written, ...calculatedEntries(library(), calculations).filter((entry) => mentions(entry, search))];
}
