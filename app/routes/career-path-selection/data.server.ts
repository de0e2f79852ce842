import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import type { CareerPath } from "~/content/library";
import { library } from "~/content/library.server";
import { chooseCareerPath } from "~/db/missions/career-path.server";
import { hasBegunPath } from "~/db/missions/resets.server";
import { pathTime } from "~/domain/paths/path-time";
import { DAY_SECONDS } from "~/domain/time/durations";
import { DEFAULT_PERSONALITY_TYPE } from "~/domain/quiz/quiz";
import { explainReset, UNDO_DAYS } from "~/domain/missions/resets";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { figuresHtml, pathHtml } from "~/ui/paths/card-html";
import { comparisonHtml } from "~/ui/paths/comparison-html";
import type { ShownPath } from "~/ui/paths/shown-path";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("type") ?? member.personalityType;
  const type = library().getTypeByName(asked) ?? library().getTypeByName(DEFAULT_PERSONALITY_TYPE);
  const suggested = new Set(type?.careerPaths ?? []);
  const paths = (type?.careerPaths ?? []).flatMap((slug) => library().getPath(slug) ?? []).map(tell);
  const others = library().careerPaths.filter(({ slug, missionIds }) => !suggested.has(slug) && missionIds.length > 0);
  const looked = library().getPath(searchParams.get("vorschau") ?? "");
  const current = member.selectedCareerPath;
  const losesWork = current !== null && (await hasBegunPath(member));
  return json({
    typeName: type?.name ?? "",
    current,
    losses: losesWork ? { ...explainReset("switch-path"), undoDays: UNDO_DAYS } : null,
    preview: looked ? toShown(tell(looked)) : null,
    paths: paths.map(toShown),
    others: others.map(({ slug, name, claim }) => ({ slug, name, claim })),
    comparisonHtml: comparisonHtml(paths),
  });
});

/** A path with what its missions say together. */
function tell(path: CareerPath) {
  const missions = library().listMissions(path.slug);
  return { ...path, missions: missions.length, time: pathTime(missions), titles: missions.map(({ title }) => title) };
}

const toShown = (path: ReturnType<typeof tell>): ShownPath => ({
  slug: path.slug,
  name: path.name,
  claim: path.claim,
  description: path.description,
  missions: path.missions,
  figuresHtml: figuresHtml(path),
  moreHtml: pathHtml(path),
});

const schema = z.strictObject({ path: z.string().max(60).optional() });

const limit = { name: "choose-path", max: 20, windowSeconds: DAY_SECONDS };

export const action = mutation({ who: "member", schema, limit }, async ({ input, member, now }) => {
  const path = library().getPath(input.path ?? "");
  const [first] = path ? library().listMissions(path.slug) : [];
  if (!path || !first) {
    return redirectWithFlash("/career-path-selection", { key: "careerPathMissing" });
  }
  const choice = await chooseCareerPath({
    userId: member.userId,
    careerPath: path.name,
    startMissions: library().startMissions,
    missionsOf: library().listMissionsOfPath,
    now,
  });
  // The path did not change: no message.
  if (choice === "going-on") return redirect("/home");
  const key = choice === "switched" ? "pathSwitched" : "pathChosen";
  return redirectWithFlash(`/mission/${first.slug}`, { key, args: [path.name] });
});
