import { library } from "~/content/library.server";
import { berlinDay, shortDate } from "~/domain/time/german-dates";
import { printOptions } from "~/domain/missions/sheet";
import { makePages } from "./make-workbook.server";
import { isTouched, readLearnersWork } from "./read-work.server";

interface PathPrintRequest {
  userId: string;
  firstName: string;
  selectedCareerPath: string | null;
  query: URLSearchParams;
}

/** A whole path for its page to be printed and for its file; null without a path. */
export async function readPathPrint({ userId, firstName, selectedCareerPath, query }: PathPrintRequest) {
  const path = library().getPathByName(selectedCareerPath);
  if (!path) return null;
  const missions = library().withTexts(library().listMissions(path.slug));
  const works = await readLearnersWork({ userId });
  const options = printOptions(
    query,
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
}
