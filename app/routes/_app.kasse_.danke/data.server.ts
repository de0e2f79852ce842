import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { findNewestOrder } from "~/db/payments/orders.server";
import { HOUR_MS } from "~/domain/time/durations";
import { OFFERS } from "~/domain/payments/entitlements";
import { offerState } from "~/domain/payments/offers";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { framedPage } from "~/request/framed-page.server";

/** Age up to which an order counts: an older one is not what this page waits for. */
const FRESH_MS = 2 * HOUR_MS;
const offerSchema = z.enum(OFFERS);

/**
 * Where Stripe leads back to, and where the first tab waits, perhaps before the order has arrived here. Reads what the
 * webhook has stored, and grants nothing.
 */
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { userId, holdings, access } = await requireMember(request);
  const { data: offer } = offerSchema.safeParse(new URL(request.url).searchParams.get("plan"));
  const newest = await findNewestOrder({ userId, offer });
  const order = newest && Date.now() - newest.createdAt.getTime() < FRESH_MS ? newest : null;
  const awaited = order?.offer ?? offer;
  // An offer named in the address was just ordered in another tab and is on its way, whatever became of an earlier
  // order.
  if (!awaited || (!offer && order?.state === "expired")) throw redirect("/pricing");
  const name = library().getPlan(awaited)?.name ?? "";
  const isHeld = offerState(awaited, holdings, access) === "current";
  if (order?.state === "paid" && isHeld) throw await redirectWithFlash("/home", { key: "planStarted", args: [name] });
  const url = order?.state === "open" ? order.url : null;
  return { plan: awaited, name, url, isUnderWay: url !== null || order?.state === "paid" };
});
