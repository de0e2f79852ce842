import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { findHelp } from "~/content/search/help-answers";
import { excerptsOf, searchContent } from "~/content/search/search-content.server";
import { listMissionStandings } from "~/db/missions/missions.server";
import { groupResults } from "~/domain/search/search-results";
import { readPortfolio } from "~/progress/read-portfolio.server";
import { singleLine } from "~/http/fields";
import { framedPage } from "~/request/framed-page.server";
import { cut } from "~/domain/text/cut";

const QUERY_MAX = 200;
const RESULTS_MAX = 12;
/** Results shown as the nearest when nothing fits, for a learner who used other words. */
const NEAREST_MAX = 3;
const OWN_MAX = 5;
/** Lower bound of a result's score, as a share of the best one's; lower ones are about something else. */
const WORTH_SHOWING = 0.12;

/** Queries are private: they are never logged. */
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { userId, selectedCareerPath: careerPath } = await requireAccess(request);
  const asked = new URL(request.url).searchParams.get("q") ?? "";
  const parsed = singleLine(QUERY_MAX).safeParse(cut(asked, QUERY_MAX));
  const query = parsed.success ? parsed.data : "";
  if (query === "") return { query, groups: [], isNothing: false, help: [], own: [], hasMoreOwn: false };

  const pathSlug = library().getPathByName(careerPath)?.slug ?? null;
  const [content, standings, portfolio] = await Promise.all([
    searchContent({ query, pathSlug, limit: RESULTS_MAX }),
    listMissionStandings({ userId }),
    readPortfolio({ userId, careerPath, search: query }),
  ]);
  const statuses = new Map(standings.map(({ missionId, status }) => [missionId, status]));
  const best = content.results[0]?.score ?? 0;
  const fitting = content.results.filter(({ score }) => score >= best * WORTH_SHOWING);
  const shown = content.isNothing ? fitting.slice(0, NEAREST_MAX) : fitting;
  const written = portfolio.flatMap(({ id, title, to, answers, note }) => [
    ...answers.map(({ taskId, task, answer }) => ({ id: `${id} ${taskId}`, title, to, about: task, text: answer })),
    ...(note ? [{ id, title, to, about: "Notizen", text: note }] : []),
  ]);
  const own = written.slice(0, OWN_MAX);
  const excerpts = await excerptsOf(
    own.map(({ text }) => text),
    query,
  );
  return {
    query,
    isNothing: content.isNothing,
    help: findHelp(library().help, query),
    groups: groupResults(shown, {
      statusOf: (id) => statuses.get(id) ?? null,
      missionOf: (id) => library().getMission(id),
    }),
    own: own.map(({ text: _, ...entry }, at) => ({ ...entry, excerpt: excerpts[at] ?? [] })),
    hasMoreOwn: written.length > own.length,
  };
});
