import { nameOf } from "../billing/change/proration";
import { redirectTo, type Answer } from "../http/answer";
import { amountOf } from "../objects/catalogue/price";
import { periodEndOf } from "../objects/billing/subscription";
import { ends, goesOn } from "../billing/subscription/scheduled-end";
import type { PortalSession, Subscription } from "../stored";
import type { World } from "../world/world";
import { renewCard } from "../checkout/card";
import { button, day, document, escaped, euros } from "./document";

/** The customer portal: cancel, undo a cancellation, replace the card. */
export function portalPage(
  world: World,
  session: PortalSession,
  { action, form }: { action: string; form: URLSearchParams },
): Answer {
  if (action === "card") renewCard(world, session.customer);
  const subscription = world.subscriptions.get(form.get("subscription") ?? "");
  if (subscription?.customer === session.customer && subscription.status !== "canceled") {
    change(world, subscription, action);
  }
  if (action === "") return overview(world, session);
  return redirectTo(session.flow?.after_completion.redirect?.return_url ?? `/portal/${session.id}`);
}

/** Behaves like the portal for flexible billing: `cancel_at` is set, and `cancel_at_period_end` stays false. */
function change(world: World, subscription: Subscription, action: string): void {
  const at = periodEndOf(subscription);
  const changes = action === "cancel" ? ends(world, subscription, { at, isPeriodEnd: false }) : goesOn(subscription);
  if (action !== "cancel" && action !== "resume") return;
  world.change(world.subscriptions, { id: subscription.id, type: "customer.subscription.updated", changes });
}

function overview(world: World, { id, customer, return_url }: PortalSession): Answer {
  const theirs = world.subscriptions.newestFirst().filter((subscription) => subscription.customer === customer);
  const invoices = world.invoices.newestFirst().filter((invoice) => invoice.customer === customer);
  const to = (action: string) => `/portal/${id}/${action}`;
  return document(
    "Abo und Rechnungen",
    [
      ...theirs.map((subscription) => card(world, subscription, to)),
      button("Neue Karte hinterlegen", to("card")),
      `<ul>${invoices
        .map(
          ({ id, number, total, status }) =>
            `<li><a href="/invoice/${id}">${number ?? id}</a>: ${euros(total)}, ${status}</li>`,
        )
        .join("")}</ul>`,
      return_url && `<p><a href="${escaped(return_url)}">Zurück</a></p>`,
    ]
      .filter(Boolean)
      .join("\n"),
  );
}

function card(world: World, subscription: Subscription, to: (action: string) => string): string {
  const { id, status, items, cancel_at } = subscription;
  const names = items.data.map(({ price }) => `${nameOf(world, price)}, ${euros(amountOf(price))}`).join("; ");
  if (status === "canceled") return `<section><h2>${escaped(names)}</h2><p>Beendet</p></section>`;
  const end = day(cancel_at ?? periodEndOf(subscription));
  const state = cancel_at ? `Endet am ${end}` : `Verlängert sich am ${end}`;
  const does = cancel_at ? (["Kündigung zurücknehmen", "resume"] as const) : (["Abo kündigen", "cancel"] as const);
  return `<section><h2>${escaped(names)}</h2><p>${state} (${status})</p>${button(does[0], to(does[1]), { subscription: id })}</section>`;
}
