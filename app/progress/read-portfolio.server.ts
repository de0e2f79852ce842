import { library } from "~/content/library.server";
import { listAnswers, listNotesAndCalculations } from "~/db/missions/portfolio.server";
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
  const [answers, { notes, calculations }] = await Promise.all([listAnswers(wanted), listNotesAndCalculations(wanted)]);
  const written = arrangePortfolio(portfolioMissions(library(), careerPath), { answers, notes });
  return [...written, ...calculatedEntries(library(), calculations).filter((entry) => mentions(entry, search))];
}
