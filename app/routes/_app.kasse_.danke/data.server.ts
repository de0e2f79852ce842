import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { findNewestOrder } from "~/db/orders.server";
import { redirectWithFlash } from "~/http/flash-redirect.server";
import { framedPage } from "~/request/framed-page.server";

/** Where Stripe leads back to, and where the first tab waits. It reads what the webhook has brought, and grants nothing. */
export const loader = framedPage(async ({ request }: LoaderFunctionArgs) => {
  const { userId } = await requireMember(request);
  const order = await findNewestOrder({ userId });
  if (!order || order.state === "expired") throw redirect("/pricing");
  const name = library().getPlan(order.offer)?.name ?? "";
  if (order.state === "paid") throw await redirectWithFlash("/home", { key: "planStarted", args: [name] });
  return { name, url: order.url };
});
