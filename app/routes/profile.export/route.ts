import { requireMember } from "~/auth/session.server";
import { blankNames } from "~/content/blanks/blank-names";
import { library } from "~/content/library.server";
import { exportPersonalData } from "~/db/personal/personal-data.server";
import { templateWork } from "~/domain/blanks/blank-work";
import { berlinDay } from "~/domain/time/german-dates";
import { fileLimit, fileRoute } from "~/request/file-route.server";
import { writeExport } from "./write-export";

const EXPORTS_PER_HOUR = 20;

/**
 * GET /profile/export?format=json|html: all data stored about the member, as a file. Works without a plan: taking one's
 * data along is a right.
 */
export const loader = fileRoute(async ({ request }) => {
  const { userId, email } = await requireMember(request);
  const format = new URL(request.url).searchParams.get("format") === "html" ? "html" : "json";
  const refused = await fileLimit("export", userId, EXPORTS_PER_HOUR);
  if (refused) return refused;
  const now = new Date();
  const tables = await exportPersonalData({ userId, email });
  const { productName } = library().site;
  return {
    body: writeExport(format, { productName, now, tables, names: contentNames() }),
    type: `${format === "html" ? "text/html" : "application/json"}; charset=utf-8`,
    name: `meine-daten-${berlinDay(now)}.${format}`,
  };
});

/** Readable names for the ids of the content; a blank, whose id several missions may have, under its mission's and its own. */
function contentNames(): Map<string, string> {
  const { missions, templates, questions, quizCategories, careerPaths } = library().data;
  return new Map([
    ...questions.map(({ id, question }) => [id, question] as const),
    ...quizCategories.map(({ category, name }) => [category, name] as const),
    ...careerPaths.map(({ slug, name }) => [slug, name] as const),
    ...missions.flatMap(({ id, title, tasks }) => [
      [id, title] as const,
      ...tasks.map((task) => [task.id, task.title] as const),
      ...tasks.flatMap((task) =>
        (task.items ?? []).map(({ id: item, text }) => [item, `${task.title}: ${text}`] as const),
      ),
    ]),
    ...templates.map(({ slug, title }) => [templateWork(slug), `Vorlage „${title}“`] as const),
    ...blankNames({ missions, templates }),
  ]);
}
