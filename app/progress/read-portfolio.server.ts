import { library } from "~/content/library.server";
import { listAnswers, listNotes } from "~/db/missions/portfolio.server";
import { arrangePortfolio, type PortfolioMission } from "~/domain/missions/portfolio";
import { portfolioMissions } from "./portfolio-missions";

/** A learner's texts, all of them or those that contain `search`; `careerPath` is the name of their path. */
export async function readPortfolio({
  userId,
  careerPath,
  search = "",
}: {
  userId: string;
  careerPath: string | null;
  search?: string;
}): Promise<PortfolioMission[]> {
  const [answers, notes] = await Promise.all([listAnswers({ userId, search }), listNotes({ userId, search })]);
  return arrangePortfolio(portfolioMissions(library(), careerPath), { answers, notes });
}
