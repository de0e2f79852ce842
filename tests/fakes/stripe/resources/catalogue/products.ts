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
import { newProduct } from "../../objects/catalogue/product";
import type { Product } from "../../stored";
import type { World } from "../../world/world";
import { search } from "../search";

const details = {
  active: flag.optional(),
  description: clearable.optional(),
  images: z.array(text).optional(),
  metadata: metadata.optional(),
  statement_descriptor: clearable.optional(),
  tax_code: clearable.optional(),
  unit_label: clearable.optional(),
  url: clearable.optional(),
};

const create = paramsOf<Stripe.ProductCreateParams>()({ ...details, name: text, id: text.optional() });
const update = paramsOf<Stripe.ProductUpdateParams>()({
  ...details,
  name: text.optional(),
  default_price: clearable.optional(),
});
const list = paramsOf<Stripe.ProductListParams>()({
  ...page,
  active: flag.optional(),
  created: range.optional(),
  ids: z.array(text).optional(),
});
const searching = paramsOf<Stripe.ProductSearchParams>()({
  query: text,
  limit: integer.optional(),
  page: text.optional(),
});

export const products: Routes = {
  "POST /v1/products": ({ world, form }) => {
    const { id = world.newId("prod"), name, metadata, ...given } = read(create, form);
    if (world.products.get(id))
      throw invalid("Product already exists.", { code: "resource_already_exists", param: "id" });
    const kept = { ...given, metadata: mergeMetadata({}, metadata) };
    const product = world.products.add(newProduct({ id, created: world.clock.now(), name, ...defined(kept) }));
    world.emit("product.created", product);
    return product;
  },
  "GET /v1/products": ({ world, form }) => {
    const { active, created, ids, ...asked } = read(list, form);
    const found = world.products
      .newestFirst()
      .filter((product) => active === undefined || product.active === active)
      .filter((product) => ids === undefined || ids.includes(product.id))
      .filter((product) => isWithin(product.created, created));
    return listOf("/v1/products", found, asked);
  },
  "GET /v1/products/search": ({ world, form }) =>
    search("/v1/products/search", world.products.newestFirst(), read(searching, form)),
  "GET /v1/products/:id": ({ world, id }) => requireProduct(world, id),
  "POST /v1/products/:id": ({ world, id, form }) => {
    const before = requireProduct(world, id);
    const { metadata, ...given } = read(update, form);
    const kept = { ...given, metadata: mergeMetadata(before.metadata, metadata), updated: world.clock.now() };
    return world.change(world.products, { id, type: "product.updated", changes: defined(kept) });
  },
  "DELETE /v1/products/:id": ({ world, id }) => {
    const product = requireProduct(world, id);
    if (world.prices.oldestFirst().some((price) => price.product === id)) {
      throw invalid("This product cannot be deleted because it has one or more user-created prices.");
    }
    world.products.remove(id);
    world.emit("product.deleted", product);
    return { id, object: "product", deleted: true };
  },
};

export function requireProduct(world: World, id: string, param?: string): Product {
  const product = world.products.get(id);
  if (!product) throw missing("product", id, param);
  return product;
}
