import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { hasBegunPath, resetProgress } from "~/db/resets.server";
import { DAY_SECONDS } from "~/domain/durations";
import { explainReset, UNDO_DAYS, type ResetKind } from "~/domain/resets";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

const KINDS: Record<string, ResetKind> = { quiz: "repeat-quiz", pfad: "switch-path" };

const kindOf = (param: string | undefined): ResetKind => {
  const kind = Object.hasOwn(KINDS, param ?? "") ? KINDS[param ?? ""] : undefined;
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
};

export const loader = framedPage(async ({ request, params }: LoaderFunctionArgs) => {
  const kind = kindOf(params.kind);
  const member = await requireAccess(request);
  return {
    kind,
    ...explainReset(kind),
    undoDays: UNDO_DAYS,
    // Who has nothing to lose yet skips the confirmation.
    isNeeded: kind === "repeat-quiz" ? member.quizCompleted : await hasBegunPath(member),
  };
});

const limit = { name: "reset", max: 20, windowSeconds: DAY_SECONDS };

export const action = mutation(
  { who: "subscriber", schema: z.strictObject({}), limit },
  async ({ member, params, now }) => {
    const kind = kindOf(params.kind);
    const isReset = await resetProgress({
      kind,
      userId: member.userId,
      startMissions: library().startMissions,
      missionsOf: library().listMissionsOfPath,
      now,
    });
    const type = new URLSearchParams({ type: member.personalityType ?? "" });
    const to = kind === "repeat-quiz" ? "/quiz" : `/career-path-selection?${type}`;
    return isReset ? redirectWithFlash(to, { key: "progressReset" }) : redirect(to);
  },
);
