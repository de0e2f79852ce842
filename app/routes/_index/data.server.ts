import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { codePage, readSession } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { frontPrices } from "~/content/front-prices";
import { FEATURES } from "~/domain/features";
import { env } from "~/environment/env.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const { member, pending, isKnown } = await readSession(request);
  if (member) throw redirect(member.quizCompleted ? "/home" : "/quiz");
  if (pending) throw redirect(codePage(pending));
  if (isKnown) throw redirect("/auth");
  const { productName, tagline, description, operator } = library().site;
  return json({
    productName,
    tagline,
    description,
    types: library().personalityTypes.map(named),
    paths: library().careerPaths.map(named),
    mission: shownMission(),
    prices: frontPrices(library()),
    asked: library().frontHelp.map(({ slug, title, html }) => ({ slug, title, html })),
    operator: { name: operator.name, city: operator.city },
    hasCoach: FEATURES.coach,
    url: `${env().APP_URL}/`,
    isDevelopment: env().NODE_ENV === "development",
  });
});

const named = ({ slug, name }: { slug: string; name: string }) => ({ slug, name });

/** The first mission whose name a visitor understands who knows nothing yet: it is not about the app. */
const SHOWN = "content-creator-in-1";

function shownMission() {
  const mission = library().getMissionBySlug(SHOWN);
  const path = library().getPath(mission?.careerPath ?? "");
  if (!mission || !path) return null;
  return {
    title: mission.title,
    explanation: mission.explanation ?? mission.description,
    estimatedTime: mission.estimatedTime,
    tasks: mission.tasks.map(({ title, description }) => ({ title, description })),
    path: named(path),
  };
}
