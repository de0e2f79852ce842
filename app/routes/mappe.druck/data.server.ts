import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { paperOptions } from "~/domain/missions/sheet";
import { readPortfolio } from "~/progress/read-portfolio.server";
import { makeStand } from "~/print/make-stand.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { userId, selectedCareerPath: careerPath } = await requireMember(request);
  return {
    options: paperOptions(new URL(request.url).searchParams),
    missions: await readPortfolio({ userId, careerPath }),
    stand: makeStand("/mappe", new Date()),
  };
});
