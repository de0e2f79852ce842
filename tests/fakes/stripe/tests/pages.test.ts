import { expect, test } from "vitest";
import { known, openShop, order, subscribe } from "./shop";

/** Submits a button's form like a browser without scripts. */
async function press(page: string, label: string): Promise<Response> {
  const html = await (await fetch(page)).text();
  const forms = [...html.matchAll(/<form method="post" action="([^"]+)">(.*?)<button>([^<]+)<\/button><\/form>/g)];
  const [, action = "", fields = ""] = forms.find(([, , , text]) => text === label) ?? [];
  if (!action) throw new Error(`No button ${label} in ${html}`);
  const hidden = [...fields.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  const body = new URLSearchParams(hidden);
  return fetch(new URL(action, page), { method: "POST", body, redirect: "manual" });
}

const text = async (page: string | null | undefined): Promise<string> => (await fetch(String(page))).text();

test("lets a person pay, and sends them back with the session's id", async () => {
  const shop = await openShop();
  const session = await order(shop, shop.prices.lifetime, {
    custom_text: { submit: { message: "Zahlungspflichtig <bestellen>" } },
  });
  const url = String(session.url);
  const page = await text(url);
  expect(page).toContain("Lifetime: 49,00");
  expect(page).toContain("anna@example.com");
  expect(page).toContain("Zahlungspflichtig &lt;bestellen&gt;");
  const gone = await press(url, "Abbrechen");
  expect([gone.status, gone.headers.get("location")]).toEqual([303, "https://app.example/pricing"]);
  expect(await (await press(url, "Mit abgelehnter Karte bezahlen")).text()).toContain("Ihre Karte wurde abgelehnt.");
  expect((await shop.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  const [declined] = (await shop.stripe.paymentIntents.list({ expand: ["data.latest_charge"] })).data;
  expect(declined).toMatchObject({ status: "requires_payment_method", latest_charge: { paid: false } });
  expect(shop.fake.events("payment_intent.payment_failed")).toHaveLength(1);

  const paid = await press(url, "Bezahlen");
  expect(paid.headers.get("location")).toBe(`https://app.example/danke?session=${session.id}`);
  expect((await shop.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe("paid");
  expect(await text(url)).toContain("Diese Bestellung ist abgeschlossen.");
});

test("changes nothing for who only looks", async () => {
  const shop = await openShop();
  const { id, url } = await order(shop, shop.prices.lifetime);
  await text(`${url}/pay`);
  expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe("open");
});

test("lets a customer cancel and take that back in the portal, as Stripe's does it", async () => {
  const shop = await openShop();
  const { subscription, customer } = await subscribe(shop);
  const portal = await shop.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "https://app.example/abo",
  });
  expect(await text(portal.url)).toContain("Verlängert sich am 01.01.2027");
  expect((await press(portal.url, "Abo kündigen")).status).toBe(303);
  const [{ current_period_end = 0 } = {}] = subscription.items.data;
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at: current_period_end,
    cancel_at_period_end: false,
    cancellation_details: { reason: "cancellation_requested" },
  });
  const page = await text(portal.url);
  expect(page).toContain("Endet am 01.01.2027");
  expect(page).toContain('<a href="https://app.example/abo">Zurück</a>');
  await press(portal.url, "Kündigung zurücknehmen");
  expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at: null });
});

test("returns from a portal that was opened for one thing alone", async () => {
  const shop = await openShop();
  const { subscription, customer } = await subscribe(shop);
  const portal = await shop.stripe.billingPortal.sessions.create({
    customer: customer.id,
    flow_data: {
      type: "subscription_cancel",
      subscription_cancel: { subscription: subscription.id },
      after_completion: { type: "redirect", redirect: { return_url: "https://app.example/abo?ende" } },
    },
  });
  expect((await press(portal.url, "Abo kündigen")).headers.get("location")).toBe("https://app.example/abo?ende");
});

test("shows an invoice, to be paid there while it is open", async () => {
  const shop = await openShop();
  const { subscription, customer } = await subscribe(shop);
  shop.fake.declineCards(customer.id);
  shop.fake.advanceTo(new Date("2027-01-02T09:00:00Z"));
  const read = async () =>
    known((await shop.stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] })).latest_invoice);
  const open = await read();
  expect(await text(open.hosted_invoice_url)).toContain("offen: 9,00");
  shop.fake.world.declined.clear();
  await press(String(open.hosted_invoice_url), "Bezahlen");
  expect((await read()).status).toBe("paid");
  const pdf = await fetch(String(open.invoice_pdf));
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
});

test("shows no page of what is not there", async () => {
  const { fake } = await openShop();
  expect((await fetch(`${fake.url}/checkout/cs_test_gone`)).status).toBe(404);
});
