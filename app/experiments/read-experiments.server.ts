import { library } from "~/content/library.server";
import { listExperiments } from "~/db/experiments/experiments.server";
import { experimentsWork } from "~/domain/experiments/work";
import { berlinDay } from "~/domain/time/german-dates";

/** The experiments of a learner's path, and those that they have begun on others, with how far they are. */
export async function readExperiments(
  { userId, selectedCareerPath }: { userId: string; selectedCareerPath: string | null },
  asOf: number,
) {
  const standings = await listExperiments({ userId });
  const path = library().getPathByName(selectedCareerPath);
  const own = path ? library().listExperiments(path.slug) : [];
  const others = standings.flatMap(({ experimentId }) => {
    const experiment = library().getExperiment(experimentId);
    return experiment && !own.includes(experiment) ? [experiment] : [];
  });
  return {
    work: experimentsWork(standings, asOf),
    begun: Object.fromEntries(
      standings.flatMap(({ experimentId, startedAt }) => (startedAt ? [[experimentId, berlinDay(startedAt)]] : [])),
    ),
    path: path?.name ?? null,
    own,
    others,
  };
}
