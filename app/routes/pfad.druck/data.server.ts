import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { berlinDay, shortDate } from "~/domain/german-dates";
import { printOptions } from "~/domain/sheet";
import { isTouched, readWork } from "~/print/read-work.server";
import { makePages } from "~/print/make-workbook.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { userId, firstName, selectedCareerPath } = await requireAccess(request);
  const path = library().getPathByName(selectedCareerPath);
  if (!path) throw redirect("/quests");
  const missions = library().listMissions(path.slug);
  const works = await readWork({ userId });
  const options = printOptions(
    new URL(request.url).searchParams,
    missions.some(({ id }) => {
      const work = works.get(id);
      return work !== undefined && isTouched(work);
    }),
  );
  const now = new Date();
  return {
    options,
    path: { name: path.name, description: path.description },
    firstName,
    pages: makePages({ missions, works, answers: options.answers, now }),
    date: shortDate(berlinDay(now)),
  };
});
