import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess, type Member } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { hasBegunPath, repeatQuiz } from "~/db/missions/resets.server";
import { DAY_SECONDS } from "~/domain/time/durations";
import { explainReset, UNDO_DAYS, type ResetKind } from "~/domain/missions/resets";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

const KINDS: Record<string, ResetKind> = { quiz: "repeat-quiz", pfad: "switch-path" };

const kindOf = (param: string | undefined): ResetKind => {
  const kind = Object.hasOwn(KINDS, param ?? "") ? KINDS[param ?? ""] : undefined;
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
};

/** The page for looking at other paths; nothing changes until one is chosen there. */
const pathsOf = ({ personalityType }: Member): string =>
  `/career-path-selection${personalityType ? `?${new URLSearchParams({ type: personalityType })}` : ""}`;

export const loader = framedPage(async ({ request, params }: LoaderFunctionArgs) => {
  const kind = kindOf(params.kind);
  const member = await requireAccess(request);
  return {
    kind,
    ...explainReset(kind),
    undoDays: UNDO_DAYS,
    paths: pathsOf(member),
    // The confirmation is skipped when there is nothing to lose yet.
    isNeeded: kind === "repeat-quiz" ? member.quizCompleted : await hasBegunPath(member),
  };
});

const limit = { name: "reset", max: 20, windowSeconds: DAY_SECONDS };

export const action = mutation(
  { who: "subscriber", schema: z.strictObject({}), limit },
  async ({ member, params, now }) => {
    // Pages of an older build switch paths by posting here: redirect them to the paths.
    if (kindOf(params.kind) === "switch-path") return redirect(pathsOf(member));
    const isReset = await repeatQuiz({
      userId: member.userId,
      startMissions: library().startMissions,
      missionsOf: library().listMissionsOfPath,
      now,
    });
    return isReset ? redirectWithFlash("/quiz", { key: "progressReset" }) : redirect("/quiz");
  },
);
