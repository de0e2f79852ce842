import { expect, test } from "vitest";
import { first, refusalOf, startFake } from "./shop";

test("keeps customers, found by their address, changed and deleted", async () => {
  const { stripe } = await startFake();
  const anna = await stripe.customers.create({
    email: "anna@example.com",
    name: "Anna",
    metadata: { person: "7", plan: "pro" },
  });
  await stripe.customers.create({ email: "berta@example.com" });
  expect(anna).toMatchObject({ id: "cus_Fake000001", object: "customer", email: "anna@example.com", livemode: false });

  const byAddress = await stripe.customers.list({ email: "anna@example.com" });
  expect(byAddress.data.map(({ id }) => id)).toEqual([anna.id]);
  const byPerson = await stripe.customers.search({ query: "metadata['person']:'7' AND email:'anna@example.com'" });
  expect(byPerson).toMatchObject({ object: "search_result", has_more: false, data: [{ id: anna.id }] });

  const changed = await stripe.customers.update(anna.id, { name: "Anna B.", metadata: { plan: "", since: 2026 } });
  expect(changed).toMatchObject({
    name: "Anna B.",
    email: "anna@example.com",
    metadata: { person: "7", since: "2026" },
  });
  expect(changed.metadata).not.toHaveProperty("plan");

  expect(await stripe.customers.del(anna.id)).toEqual({ id: anna.id, object: "customer", deleted: true });
  expect(await stripe.customers.retrieve(anna.id)).toMatchObject({ deleted: true });
  expect((await stripe.customers.list({ email: "anna@example.com" })).data).toEqual([]);
});

test("finds prices by their lookup keys, which a new price takes over only when told", async () => {
  const { stripe } = await startFake();
  const product = await stripe.products.create({ name: "Pro", metadata: { plan: "pro" } });
  const asked = {
    product: product.id,
    currency: "eur",
    recurring: { interval: "month" },
    lookup_key: "pro_monthly",
  } as const;
  const old = await stripe.prices.create({ ...asked, unit_amount: 900, tax_behavior: "inclusive" });
  expect(old).toMatchObject({ type: "recurring", unit_amount: 900, tax_behavior: "inclusive", active: true });
  expect(old.unit_amount_decimal).toBeDefined();

  const refused = await refusalOf(stripe.prices.create({ ...asked, unit_amount: 1900 }));
  expect(refused).toMatchObject({ statusCode: 400, param: "lookup_key" });

  const next = await stripe.prices.create({ ...asked, unit_amount: 1900, transfer_lookup_key: true });
  const found = await stripe.prices.list({ lookup_keys: ["pro_monthly", "unknown"], expand: ["data.product"] });
  expect(found.data).toHaveLength(1);
  expect(first(found.data)).toMatchObject({ id: next.id, product: { id: product.id, name: "Pro" } });

  await stripe.prices.update(old.id, { active: false });
  expect((await stripe.prices.list({ product: product.id, active: true })).data.map(({ id }) => id)).toEqual([next.id]);
  expect(await stripe.prices.retrieve(old.id)).toMatchObject({ active: false, lookup_key: null });
});

test("keeps an archived price's lookup key, and never changes what a price costs", async () => {
  const { stripe } = await startFake();
  const price = { currency: "eur", unit_amount: 4900, lookup_key: "lifetime", product_data: { name: "Lifetime" } };
  const { id } = await stripe.prices.create(price);
  await stripe.prices.update(id, { active: false });
  expect((await refusalOf(stripe.prices.create(price))).message).toContain(id);
  const call = stripe.rawRequest("POST", `/v1/prices/${id}`, { unit_amount: 1 });
  expect(await refusalOf(call)).toMatchObject({ code: "parameter_unknown", param: "unit_amount" });
});

test("archives no product's default price, and keeps whether taxes are in a price once it was said", async () => {
  const { stripe } = await startFake();
  const product_data = { name: "Pro", id: "pro" };
  const { id } = await stripe.prices.create({ currency: "eur", unit_amount: 900, product_data });
  await stripe.products.update("pro", { default_price: id });
  expect(await refusalOf(stripe.prices.update(id, { active: false }))).toMatchObject({ param: "active" });
  await stripe.products.update("pro", { default_price: "" });
  expect(await stripe.prices.update(id, { active: false })).toMatchObject({ active: false });

  expect(await stripe.prices.update(id, { tax_behavior: "exclusive" })).toMatchObject({ tax_behavior: "exclusive" });
  const changed = stripe.prices.update(id, { tax_behavior: "inclusive" });
  expect(await refusalOf(changed)).toMatchObject({ statusCode: 400, param: "tax_behavior" });
});

test("keeps products under an id of one's own, once", async () => {
  const { stripe } = await startFake();
  await stripe.products.create({ id: "startklar_pro", name: "Pro" });
  expect(await refusalOf(stripe.products.create({ id: "startklar_pro", name: "Pro" }))).toMatchObject({
    code: "resource_already_exists",
  });
  await stripe.products.update("startklar_pro", { name: "Pro neu", active: false });
  expect(await stripe.products.retrieve("startklar_pro")).toMatchObject({ name: "Pro neu", active: false });
  expect((await stripe.products.list({ active: true })).data).toEqual([]);
});
