import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { chooseCareerPath } from "~/db/missions/career-path.server";
import { hasBegunPath } from "~/db/missions/resets.server";
import { DAY_SECONDS } from "~/domain/time/durations";
import { DEFAULT_PERSONALITY_TYPE } from "~/domain/quiz/quiz";
import { explainReset, UNDO_DAYS } from "~/domain/missions/resets";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { cardHtml } from "~/ui/paths/card-html";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const asked = new URL(request.url).searchParams.get("type") ?? member.personalityType;
  const type = library().getTypeByName(asked) ?? library().getTypeByName(DEFAULT_PERSONALITY_TYPE);
  const suggested = new Set(type?.careerPaths ?? []);
  const paths = (type?.careerPaths ?? []).flatMap((slug) => library().getPath(slug) ?? []);
  const others = library().careerPaths.filter(({ slug, missionIds }) => !suggested.has(slug) && missionIds.length > 0);
  const current = member.selectedCareerPath;
  const losesWork = current !== null && (await hasBegunPath(member));
  return json({
    typeName: type?.name ?? "",
    current,
    losses: losesWork ? { ...explainReset("switch-path"), undoDays: UNDO_DAYS } : null,
    paths: paths.map(({ slug, name, claim, description, card, missionIds }) => ({
      slug,
      name,
      claim,
      description,
      missions: missionIds.length,
      cardHtml: card ? cardHtml(card, missionIds.length) : "",
    })),
    others: others.map(({ slug, name, claim }) => ({ slug, name, claim })),
  });
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
