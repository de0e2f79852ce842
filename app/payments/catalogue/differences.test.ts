import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { MONTHLY, openCatalogue } from "../../../tests/fixtures/catalogue";

interface Planted {
  stripe: Stripe;
  id: string;
}

const TAKEN = { lookup_key: "pro_monthly", transfer_lookup_key: true } as const;

/** Puts another price in the place of Pro's. */
const instead = (params: Partial<Stripe.PriceCreateParams>) => async (planted: Planted) => {
  const { stripe, id } = planted;
  await stripe.prices.update(id, { active: false });
  await stripe.prices.create({ ...MONTHLY, product: "offer_pro", unit_amount: 900, ...TAKEN, ...params });
};

const PRICE = "Pro: Der Preis pro_monthly";
const NEW = "„npm run stripe:setup“ ersetzt ihn durch einen neuen.";

const PLANTED: [string, (planted: Planted) => Promise<unknown>, string | RegExp][] = [
  [
    "another name",
    ({ stripe }) => stripe.products.update("offer_pro", { name: "Profi" }),
    "Pro: Das Produkt offer_pro heißt „Profi“. „npm run stripe:setup“ nennt es „Pro“.",
  ],
  [
    "another description",
    ({ stripe }) => stripe.products.update("offer_pro", { description: "" }),
    "Pro: Das Produkt offer_pro ist mit „“ beschrieben. „npm run stripe:setup“ schreibt „Alles“.",
  ],
  [
    "a product of no plan",
    ({ stripe }) => stripe.products.update("offer_pro", { metadata: { plan: "" } }),
    "Pro: Das Produkt offer_pro nennt in den Metadaten „“ als plan. „npm run stripe:setup“ schreibt „pro“.",
  ],
  [
    "an archived product",
    ({ stripe }) => stripe.products.update("offer_pro", { active: false }),
    "Pro: Das Produkt offer_pro ist archiviert. „npm run stripe:setup“ macht es wieder aktiv.",
  ],
  [
    "a price without its key",
    async ({ stripe, id }) => {
      await stripe.prices.update(id, { lookup_key: "", active: false });
    },
    `${PRICE} (9 € im Monat) fehlt. „npm run stripe:setup“ legt ihn an.`,
  ],
  ["another amount", instead({ unit_amount: 950 }), `${PRICE} kostet 9,50 € statt 9 €. ${NEW}`],
  ["another currency", instead({ currency: "usd" }), `${PRICE} ist in USD statt in EUR. ${NEW}`],
  [
    "another interval",
    instead({ recurring: { interval: "year" } }),
    `${PRICE} wird im Jahr statt im Monat berechnet. ${NEW}`,
  ],
  [
    "another number of intervals",
    instead({ recurring: { interval: "month", interval_count: 3 } }),
    `${PRICE} wird alle 3 Monate statt im Monat berechnet. ${NEW}`,
  ],
  [
    "taxes that come on top",
    instead({ tax_behavior: "exclusive" }),
    `${PRICE} hat als tax_behavior exclusive statt inclusive. ${NEW}`,
  ],
  [
    "nothing said of taxes",
    instead({ tax_behavior: "unspecified" }),
    `${PRICE} hat als tax_behavior unspecified statt inclusive. „npm run stripe:setup“ trägt es nach.`,
  ],
  [
    "a price of no plan",
    ({ stripe, id }) => stripe.prices.update(id, { metadata: { plan: "" } }),
    `${PRICE} nennt in den Metadaten „“ statt „pro“ als plan. „npm run stripe:setup“ trägt es nach.`,
  ],
  [
    "an archived price",
    ({ stripe, id }) => stripe.prices.update(id, { active: false }),
    `${PRICE} ist archiviert. „npm run stripe:setup“ macht ihn wieder aktiv.`,
  ],
  [
    "a key at another of our products",
    instead({ product: "offer_lifetime_pro" }),
    `${PRICE} gehört zum Produkt offer_lifetime_pro statt zu offer_pro. ${NEW}`,
  ],
  [
    "a key at a product that is not ours",
    async (planted) => {
      const { id: product } = await planted.stripe.products.create({ name: "Anderes" });
      await instead({ product })(planted);
    },
    /^Pro: Der Preis pro_monthly gehört zum Produkt prod_\w+ statt zu offer_pro\./,
  ],
  [
    "one price more",
    ({ stripe }) => stripe.prices.create({ ...MONTHLY, product: "offer_pro", unit_amount: 700 }),
    /^Pro: Der Preis price_\w+ \(7 € im Monat\) ist aktiv, steht aber nicht in content\/plans\. .*archiviert ihn/,
  ],
];

describe("one line for each difference, and the setup mends it", () => {
  test.each(PLANTED)("%s", async (_, plant, line) => {
    const { stripe, setup, check, writes, priceOf } = await openCatalogue();
    await setup();
    await plant({ stripe, id: (await priceOf("pro_monthly")).id });
    const before = writes();
    const lines = await check();
    expect(lines).toEqual([expect.stringMatching(typeof line === "string" ? new RegExp(`^${escaped(line)}$`) : line)]);
    expect(writes()).toBe(before);
    expect((await setup()).length).toBe(1);
    expect(await check()).toEqual([]);
    expect(await setup()).toEqual([]);
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("prices beyond Stripe's first page are found", async () => {
  const { stripe, setup, check } = await openCatalogue();
  await setup();
  for (let more = 0; more < 101; more++) {
    const { id } = await stripe.prices.create({ ...MONTHLY, product: "offer_pro", unit_amount: 100 + more });
    if (more > 0) await stripe.prices.update(id, { active: false });
  }
  expect(await check()).toEqual([expect.stringContaining("(1 € im Monat) ist aktiv")]);
});
