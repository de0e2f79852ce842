import { library } from "~/content/library.server";
import { listAnswersAndTicks, listNotesAndCalculations } from "~/db/missions/portfolio.server";
import { listReachedRungs } from "~/db/rungs/rungs.server";
import { arrangePortfolio, type PortfolioMission } from "~/domain/missions/portfolio";
import { calculatedEntries, mentions, mentionsIn } from "./calculated-entries";
import { filledTemplates } from "./filled-templates";
import { rungsEntry } from "./rungs-entry";
import { portfolioMissions } from "./portfolio-missions";

/**
 * A learner's texts, templates and calculations, all of them, after how far their way is, or those that contain `search`; `careerPath` is the name of their path.
 */
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
  const [done, { notes, calculations }, rungs] = await Promise.all([
    listAnswersAndTicks(wanted),
    listNotesAndCalculations(wanted),
    // A search is for one's own words.
    search === "" ? listReachedRungs({ userId }) : [],
  ]);
  const { ofMissions, own } = filledTemplates(library(), done.blanks);
  const templates = ofMissions.filter((filled) => mentionsIn(filled, search));
  const written = arrangePortfolio(portfolioMissions(library(), careerPath), { ...done, notes, templates }, search);
  const others = [...own, ...calculatedEntries(library(), calculations)];
  return [...rungsEntry(rungs), ...written, ...others.filter((entry) => mentions(entry, search))];
}
