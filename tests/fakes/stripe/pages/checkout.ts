import { completeSession } from "../checkout/completion";
import { declineSession } from "../checkout/decline";
import { redirectTo, type Answer } from "../http/answer";
import type { CheckoutSession } from "../stored";
import type { World } from "../world/world";
import { button, document, escaped, euros } from "./document";

/** Page of a checkout session, and its actions: pay, or go back. */
export function checkoutPage(world: World, session: CheckoutSession, action: string): Answer {
  if (action === "cancel") return redirectTo(session.cancel_url ?? "/");
  if (session.status !== "open") {
    const end =
      session.status === "complete" ? "Diese Bestellung ist abgeschlossen." : "Diese Bestellung ist abgelaufen.";
    return document("Bestellung", `<p>${end}</p>`);
  }
  if (action === "decline") {
    declineSession(world, session);
    return form(world, session, "Ihre Karte wurde abgelehnt.");
  }
  if (action !== "pay" && action !== "debit") return form(world, session, null);
  return redirectTo(successOf(completeSession(world, session, action === "pay" ? "card" : "sepa_debit")));
}

/** Replaces Stripe's placeholder for the session's id in the success address. */
export const successOf = ({ id, success_url }: CheckoutSession): string =>
  (success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id);

function form(world: World, session: CheckoutSession, problem: string | null): Answer {
  const lines = world.orders.get(session.id)?.lines ?? [];
  const customer = world.customers.get(session.customer ?? "");
  const to = (action: string) => `/checkout/${session.id}/${action}`;
  const debit = session.payment_method_types.includes("sepa_debit");
  return document(
    "Bestellung",
    [
      problem && `<p role="alert">${problem}</p>`,
      `<ul>${lines.map(({ description, amount_total }) => `<li>${escaped(description ?? "")}: ${euros(amount_total)}</li>`).join("")}</ul>`,
      `<p>Summe: ${euros(session.amount_total ?? 0)}</p>`,
      `<p>${escaped(customer?.email ?? session.customer_email ?? "")}</p>`,
      session.custom_text.submit && `<p>${escaped(session.custom_text.submit.message)}</p>`,
      button("Bezahlen", to("pay")),
      debit && button("Mit Lastschrift bezahlen", to("debit")),
      button("Mit abgelehnter Karte bezahlen", to("decline")),
      button("Abbrechen", to("cancel")),
    ]
      .filter(Boolean)
      .join("\n"),
  );
}
