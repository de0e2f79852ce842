import type { LoaderFunctionArgs } from "@remix-run/node";
import { limitKey } from "~/limits/limit-key.server";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { countOrWait } from "~/db/limits.server";
import { exportPersonalData } from "~/db/personal/personal-data.server";
import { HOUR_SECONDS } from "~/domain/time/durations";
import { pauseFor } from "~/domain/messages/messages";
import { berlinDay } from "~/domain/time/german-dates";
import { writeExport } from "./write-export";

const EXPORTS_PER_HOUR = 20;

/** Works without a plan: taking one's data along is a right. */
export async function download({ request }: LoaderFunctionArgs): Promise<Response> {
  const { userId, email } = await requireMember(request);
  const format = new URL(request.url).searchParams.get("format") === "html" ? "html" : "json";
  const key = limitKey("export", userId);
  const pause = await countOrWait({ key, max: EXPORTS_PER_HOUR, windowSeconds: HOUR_SECONDS });
  if (pause > 0) {
    const { title, description } = pauseFor(pause);
    const headers = headersOf("text/plain");
    headers.set("Retry-After", String(pause));
    return new Response(`${title}: ${description}`, { status: 429, headers });
  }
  const now = new Date();
  const tables = await exportPersonalData({ userId, email });
  const headers = headersOf(format === "html" ? "text/html" : "application/json");
  headers.set("Content-Disposition", `attachment; filename="meine-daten-${berlinDay(now)}.${format}"`);
  const { productName } = library().site;
  return new Response(writeExport(format, { productName, now, tables, names: contentNames() }), { headers });
}

const headersOf = (type: string) =>
  new Headers({ "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "private, no-store" });

/** Readable names for the ids of the content. */
function contentNames(): Map<string, string> {
  const { missions, questions, quizCategories, careerPaths } = library().data;
  return new Map([
    ...questions.map(({ id, question }) => [id, question] as const),
    ...quizCategories.map(({ category, name }) => [category, name] as const),
    ...careerPaths.map(({ slug, name }) => [slug, name] as const),
    ...missions.flatMap(({ id, title, tasks }) => [
      [id, title] as const,
      ...tasks.map((task) => [task.id, task.title] as const),
    ]),
  ]);
}
