import { json, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { readUnsubscribe } from "~/signed/unsubscribe-address.server";
import { saveSettings } from "~/db/account/settings.server";
import { labelOf } from "~/domain/account/switches";
import { mutation } from "~/request/mutation.server";

const namedBy = (request: Request) => readUnsubscribe(new URL(request.url).searchParams.get("k") ?? "");

const PRIVATE = { "Cache-Control": "no-store" };

/** Changes nothing: mail programs fetch links before anyone has read them. Needs no session. */
export function loader({ request }: LoaderFunctionArgs) {
  const named = namedBy(request);
  return json({ label: named && labelOf(named.kind) }, { status: named ? 200 : 404, headers: PRIVATE });
}

const schema = z.object({ intent: z.enum(["off", "on"]).default("off") });

// Has no limit by client: all users of one mail service come from its addresses, and without the secret nothing is
// reached.
export const action = mutation({ who: "anyone", schema, body: "link" }, async ({ request, input }) => {
  const named = namedBy(request);
  if (!named) return json({ now: null }, { status: 404, headers: PRIVATE });
  await saveSettings({ userId: named.userId, changes: { [named.kind]: input.intent === "on" } });
  return json({ now: input.intent }, { headers: PRIVATE });
});
