import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/auth/session.server";
import { listReachedRungs } from "~/db/rungs/rungs.server";
import { listRungs, RUNG_WORDS } from "~/domain/rungs/rungs";
import { longDay } from "~/domain/time/german-dates";
import { framedPage } from "~/request/framed-page.server";

export const loader = framedPage(async ({ request, params }: LoaderFunctionArgs) => {
  const { userId } = await requireAccess(request);
  const rung = listRungs(await listReachedRungs({ userId })).find(({ kind }) => kind === params.kind);
  if (!rung?.reached) throw redirect("/level#weg");
  const { on, isSaid } = rung.reached;
  return {
    name: rung.name,
    cheer: RUNG_WORDS[rung.kind].cheer,
    said: `${longDay(on)}, ${isSaid ? "selbst gesagt" : "hier entstanden"}`,
  };
});
