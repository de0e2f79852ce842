import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requireAccess } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { resetProgress } from "~/db/resets.server";
import { explainReset, UNDO_DAYS, type ResetKind } from "~/domain/resets";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

/** The last part of the address → what starts over. */
const KINDS: Record<string, ResetKind> = { quiz: "repeat-quiz", pfad: "switch-path" };

const kindOf = (param: string | undefined): ResetKind => {
  const kind = Object.hasOwn(KINDS, param ?? "") ? KINDS[param ?? ""] : undefined;
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
};

export const loader = page(async ({ request, params }: LoaderFunctionArgs) => {
  const kind = kindOf(params.kind);
  const member = await requireAccess(request);
  return json({
    kind,
    ...explainReset(kind),
    undoDays: UNDO_DAYS,
    // Who has nothing to lose yet goes straight on.
    isNeeded: kind === "repeat-quiz" ? member.quizCompleted : member.selectedCareerPath !== null,
  });
});

const limit = { name: "reset", max: 20, windowSeconds: 86_400 };

export const action = mutation(
  { who: "subscriber", schema: z.strictObject({}), limit },
  async ({ member, params, now }) => {
    const kind = kindOf(params.kind);
    await resetProgress({
      kind,
      userId: member.userId,
      startMissions: library.startMissions,
      missionsOf: library.listMissionsOfPath,
      now,
    });
    const type = new URLSearchParams({ type: member.personalityType ?? "" });
    return redirectWithFlash(kind === "repeat-quiz" ? "/quiz" : `/career-path-selection?${type}`, {
      key: "progressReset",
    });
  },
);
