import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { findUndoableReset, undoReset } from "~/db/missions/snapshots.server";
import { longDate } from "~/domain/time/german-dates";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { framedPage } from "~/request/framed-page.server";
import { mutation } from "~/request/mutation.server";

export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const undoable = await findUndoableReset({ userId: member.userId });
  return {
    undoable: undoable && {
      id: undoable.id,
      reset: undoable.reset,
      madeOn: longDate(undoable.createdAt),
      until: longDate(undoable.expiresAt),
    },
  };
});

export const action = mutation(
  { who: "member", schema: z.strictObject({ id: z.uuid() }) },
  async ({ member, input, now }) => {
    const isUndone = await undoReset({
      userId: member.userId,
      id: input.id,
      missionsOf: library().listMissionsOfPath,
      now,
    });
    return isUndone ? redirectWithFlash("/home", { key: "resetUndone" }) : redirect("/home");
  },
);
