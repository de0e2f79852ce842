import { expect, test } from "vitest";
import { MONTHLY, openCatalogue, PLANS, wantedOf } from "../../../tests/fixtures/catalogue";

test("makes a product for each plan that costs something, and each of its prices", async () => {
  const { stripe, setup, check, priceOf } = await openCatalogue();
  expect(await check()).toEqual([
    "Pro: Das Produkt offer_pro fehlt. „npm run stripe:setup“ legt es an.",
    "Pro: Der Preis pro_monthly (9 € im Monat) fehlt. „npm run stripe:setup“ legt ihn an.",
    "Pro: Der Preis pro_monthly_regular (19 € im Monat) fehlt. „npm run stripe:setup“ legt ihn an.",
    "Lifetime Pro: Das Produkt offer_lifetime_pro fehlt. „npm run stripe:setup“ legt es an.",
    "Lifetime Pro: Der Preis lifetime_pro_once (49,50 € einmalig) fehlt. „npm run stripe:setup“ legt ihn an.",
  ]);
  expect(await setup()).toEqual([
    "Angelegt: Produkt offer_pro „Pro“",
    "Angelegt: Produkt offer_lifetime_pro „Lifetime Pro“",
    "Angelegt: Preis pro_monthly, 9 € im Monat (Pro)",
    "Angelegt: Preis pro_monthly_regular, 19 € im Monat (Pro)",
    "Angelegt: Preis lifetime_pro_once, 49,50 € einmalig (Lifetime Pro)",
  ]);
  expect(await stripe.products.retrieve("offer_pro")).toMatchObject({
    name: "Pro",
    description: "Alles",
    metadata: { plan: "pro" },
    active: true,
  });
  const price = { currency: "eur", tax_behavior: "inclusive", active: true };
  const monthly = { ...price, product: "offer_pro", metadata: { plan: "pro" } };
  const recurring = { interval: "month", interval_count: 1, usage_type: "licensed" };
  expect(await priceOf("pro_monthly")).toMatchObject({ ...monthly, unit_amount: 900, recurring });
  expect(await priceOf("pro_monthly_regular")).toMatchObject({ ...monthly, unit_amount: 1900, recurring });
  const once = { ...price, product: "offer_lifetime_pro", metadata: { plan: "lifetime_pro" } };
  expect(await priceOf("lifetime_pro_once")).toMatchObject({ ...once, unit_amount: 4950, recurring: null });
});

test("a second run writes nothing, and the check never does", async () => {
  const { setup, check, writes } = await openCatalogue();
  await setup();
  const before = writes();
  expect(before).toBe(5);
  expect(await setup()).toEqual([]);
  expect(await check()).toEqual([]);
  expect(writes()).toBe(before);
});

test("a run that was cut off is gone on with", async () => {
  const { stripe, setup, check } = await openCatalogue();
  await stripe.products.create({ id: "offer_pro", name: "Pro", description: "Alles", metadata: { plan: "pro" } });
  expect(await setup()).toHaveLength(4);
  expect(await check()).toEqual([]);
});

test("another amount is a new price under the old key; the old one is archived and still says its plan", async () => {
  const { stripe, setup, priceOf } = await openCatalogue();
  await setup();
  const old = await priceOf("pro_monthly");
  // As if made by hand at Stripe: it names no plan, and its product has it as the default one.
  await stripe.prices.update(old.id, { metadata: { plan: "" } });
  await stripe.products.update("offer_pro", { default_price: old.id });
  const dearer = wantedOf(PLANS.map((plan) => (plan.id === "pro" ? { ...plan, priceEuro: 12 } : plan)));
  expect(await setup(dearer)).toEqual([
    `Ersetzt: Preis pro_monthly, 12 € im Monat (Pro). Der bisherige, ${old.id} zu 9 € im Monat, ist archiviert, laufende Verträge behalten ihn.`,
  ]);
  const next = await priceOf("pro_monthly");
  expect(next).toMatchObject({ unit_amount: 1200, active: true, product: "offer_pro" });
  expect(next.id).not.toBe(old.id);
  const kept = { active: false, lookup_key: null, unit_amount: 900, metadata: { plan: "pro" } };
  expect(await stripe.prices.retrieve(old.id)).toMatchObject(kept);
  expect(await setup(dearer)).toEqual([]);
});

test("what is not ours is left as it is, but for the key that it gives up", async () => {
  const { stripe, setup } = await openCatalogue();
  const { id: product } = await stripe.products.create({ name: "Anderes" });
  const foreign = await stripe.prices.create({ ...MONTHLY, product, unit_amount: 900, lookup_key: "pro_monthly" });
  const other = await stripe.prices.create({ currency: "eur", product, unit_amount: 100 });
  const lines = await setup();
  expect(lines.filter((line) => line.startsWith("Ersetzt"))).toHaveLength(1);
  expect(await stripe.prices.retrieve(foreign.id)).toMatchObject({ active: true, lookup_key: null, product });
  expect(await stripe.prices.retrieve(other.id)).toMatchObject({ active: true, metadata: {} });
});
