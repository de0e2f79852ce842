import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { findUndoableReset, undoReset } from "~/db/snapshots.server";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { mutation } from "~/request/mutation.server";
import { page } from "~/request/page.server";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const undoable = await findUndoableReset({ userId: member.userId });
  return json({ undoable, hasBasicAccess: member.access.basicAccess });
});

export const action = mutation(
  { who: "member", schema: z.strictObject({ id: z.uuid() }) },
  async ({ member, input, now }) => {
    const isUndone = await undoReset({
      userId: member.userId,
      id: input.id,
      missionsOf: library.listMissionsOfPath,
      now,
    });
    return isUndone ? redirectWithFlash("/home", { key: "resetUndone" }) : redirect("/home");
  },
);
