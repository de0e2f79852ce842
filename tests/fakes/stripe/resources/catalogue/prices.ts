import type Stripe from "stripe";
import * as z from "zod";
import { invalid, missing } from "../../http/api-error";
import { isWithin, listOf, page } from "../../http/list";
import {
  clearable,
  defined,
  flag,
  integer,
  mergeMetadata,
  metadata,
  paramsOf,
  range,
  read,
  text,
} from "../../http/params";
import type { Routes } from "../../http/routes";
import { newPrice } from "../../objects/catalogue/price";
import { newProduct } from "../../objects/catalogue/product";
import type { Price } from "../../stored";
import type { World } from "../../world/world";
import { requireProduct } from "./products";

const interval = z.enum(["day", "week", "month", "year"]);
const taxBehavior = z.enum(["exclusive", "inclusive", "unspecified"]).optional();
const lookup = { lookup_key: clearable.optional(), transfer_lookup_key: flag.optional() };

const create = paramsOf<Stripe.PriceCreateParams>()({
  ...lookup,
  currency: z.string().regex(/^[a-z]{3}$/i),
  unit_amount: integer,
  active: flag.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  product: text.optional(),
  product_data: z.strictObject({ name: text, id: text.optional(), metadata: metadata.optional() }).optional(),
  recurring: z.strictObject({ interval, interval_count: integer.optional() }).optional(),
  tax_behavior: taxBehavior,
});
const update = paramsOf<Stripe.PriceUpdateParams>()({
  ...lookup,
  active: flag.optional(),
  metadata: metadata.optional(),
  nickname: clearable.optional(),
  tax_behavior: taxBehavior,
});
const list = paramsOf<Stripe.PriceListParams>()({
  ...page,
  active: flag.optional(),
  created: range.optional(),
  currency: text.optional(),
  lookup_keys: z.array(text).max(10).optional(),
  product: text.optional(),
  recurring: z.strictObject({ interval: interval.optional() }).optional(),
  type: z.enum(["one_time", "recurring"]).optional(),
});

export const prices: Routes = {
  "POST /v1/prices": ({ world, form }) => {
    const { product, product_data, recurring, lookup_key, transfer_lookup_key, metadata, ...given } = read(
      create,
      form,
    );
    if (!product && !product_data)
      throw invalid("You must pass either `product` or `product_data`.", { param: "product" });
    if (product) requireProduct(world, product, "product");
    takeLookupKey(world, { key: lookup_key, transfers: transfer_lookup_key });
    const price = world.prices.add(
      newPrice({
        id: world.newId("price"),
        created: world.clock.now(),
        product: product ?? addProduct(world, product_data),
        recurring: recurring
          ? {
              interval: recurring.interval,
              interval_count: recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: "licensed",
            }
          : null,
        lookup_key: lookup_key ?? null,
        metadata: mergeMetadata({}, metadata),
        ...given,
        ...defined({ active: given.active, nickname: given.nickname, tax_behavior: given.tax_behavior }),
        currency: given.currency.toLowerCase(),
      }),
    );
    world.emit("price.created", price);
    return price;
  },
  "GET /v1/prices": ({ world, form }) => {
    const { active, created, currency, lookup_keys, product, recurring, type, ...asked } = read(list, form);
    const found = world.prices
      .newestFirst()
      .filter((price) => active === undefined || price.active === active)
      .filter((price) => currency === undefined || price.currency === currency)
      .filter((price) => product === undefined || price.product === product)
      .filter((price) => type === undefined || price.type === type)
      .filter((price) => !recurring?.interval || price.recurring?.interval === recurring.interval)
      .filter((price) => !lookup_keys || (price.lookup_key !== null && lookup_keys.includes(price.lookup_key)))
      .filter((price) => isWithin(price.created, created));
    return listOf("/v1/prices", found, asked);
  },
  "GET /v1/prices/:id": ({ world, id }) => requirePrice(world, id),
  "POST /v1/prices/:id": ({ world, id, form }) => {
    const before = requirePrice(world, id);
    const { metadata, transfer_lookup_key, ...given } = read(update, form);
    if (given.active === false && world.products.get(before.product)?.default_price === id) {
      throw invalid("This price cannot be archived because it is the default price of its product.", {
        param: "active",
      });
    }
    const isFixed = before.tax_behavior !== null && before.tax_behavior !== "unspecified";
    if (given.tax_behavior && given.tax_behavior !== before.tax_behavior && isFixed) {
      throw invalid("You cannot change a price's tax behavior once it is specified.", { param: "tax_behavior" });
    }
    takeLookupKey(world, { key: given.lookup_key, transfers: transfer_lookup_key, by: id });
    const changes = defined({ ...given, metadata: mergeMetadata(before.metadata, metadata) });
    return world.change(world.prices, { id, type: "price.updated", changes });
  },
};

interface Wanted {
  key: string | null | undefined;
  transfers: boolean | undefined;
  by?: string;
}

/** A lookup key has one price, an archived one too, until it is transferred. */
function takeLookupKey(world: World, { key, transfers, by }: Wanted): void {
  const holder = key ? world.prices.oldestFirst().find(({ lookup_key }) => lookup_key === key) : undefined;
  if (!holder || holder.id === by) return;
  if (!transfers) throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: "lookup_key" });
  world.change(world.prices, { id: holder.id, type: "price.updated", changes: { lookup_key: null } });
}

function addProduct(world: World, data: z.output<typeof create>["product_data"]): string {
  const id = data?.id ?? world.newId("prod");
  const metadata = mergeMetadata({}, data?.metadata);
  const product = newProduct({ id, created: world.clock.now(), name: data?.name ?? "", metadata });
  world.emit("product.created", world.products.add(product));
  return id;
}

export function requirePrice(world: World, id: string, param?: string): Price {
  const price = world.prices.get(id);
  if (!price) throw missing("price", id, param);
  return price;
}
