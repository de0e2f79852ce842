import { expireSession } from "../../checkout/expiry";
import { openSession } from "../../checkout/opening";
import { invalid, missing } from "../../http/api-error";
import { isWithin, listOf } from "../../http/list";
import { mergeMetadata, read } from "../../http/params";
import type { Routes } from "../../http/routes";
import type { CheckoutSession } from "../../stored";
import type { World } from "../../world/world";
import { createParams, listParams, pageParams, updateParams } from "./checkout-params";

export const checkoutSessions: Routes = {
  "POST /v1/checkout/sessions": ({ world, form }) => openSession(world, read(createParams, form)),
  "GET /v1/checkout/sessions": ({ world, form }) => {
    const { created, customer, customer_details, payment_intent, status, subscription, ...asked } = read(
      listParams,
      form,
    );
    const found = world.sessions
      .newestFirst()
      .filter((session) => customer === undefined || session.customer === customer)
      .filter((session) => !customer_details || session.customer_details?.email === customer_details.email)
      .filter((session) => payment_intent === undefined || session.payment_intent === payment_intent)
      .filter((session) => status === undefined || session.status === status)
      .filter((session) => subscription === undefined || session.subscription === subscription)
      .filter((session) => isWithin(session.created, created));
    return listOf("/v1/checkout/sessions", found, asked);
  },
  "GET /v1/checkout/sessions/:id": ({ world, id }) => requireSession(world, id),
  "POST /v1/checkout/sessions/:id": ({ world, id, form }) => {
    const { metadata } = requireSession(world, id);
    const changes = { metadata: mergeMetadata(metadata ?? {}, read(updateParams, form).metadata) };
    return world.sessions.change(id, changes).after;
  },
  "GET /v1/checkout/sessions/:id/line_items": ({ world, id, form }) => {
    requireSession(world, id);
    const lines = world.orders.get(id)?.lines ?? [];
    return listOf(`/v1/checkout/sessions/${id}/line_items`, lines, read(pageParams, form));
  },
  "POST /v1/checkout/sessions/:id/expire": ({ world, id }) => {
    const session = requireSession(world, id);
    if (session.status !== "open") {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    return expireSession(world, session);
  },
};

function requireSession(world: World, id: string): CheckoutSession {
  const session = world.sessions.get(id);
  if (!session) throw missing("checkout.session", id, undefined);
  return session;
}
