import type Stripe from "stripe";
import { endSubscription } from "../billing/subscription/ending";
import { invalid, missing } from "../http/api-error";
import { isWithin, listOf, page } from "../http/list";
import { clearable, defined, integer, mergeMetadata, metadata, paramsOf, range, read, text } from "../http/params";
import type { Routes } from "../http/routes";
import { newCustomer } from "../objects/customer";
import type { Customer } from "../stored";
import type { World } from "../world/world";
import * as z from "zod";
import { search } from "./search";

const address = z.strictObject({
  city: clearable.optional(),
  country: clearable.optional(),
  line1: clearable.optional(),
  line2: clearable.optional(),
  postal_code: clearable.optional(),
  state: clearable.optional(),
});

const details = {
  address: address.optional(),
  description: clearable.optional(),
  email: clearable.optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
  preferred_locales: z.array(text).optional(),
  tax_exempt: z.enum(["exempt", "none", "reverse"]).optional(),
};

const create = paramsOf<Stripe.CustomerCreateParams>()(details);
const update = paramsOf<Stripe.CustomerUpdateParams>()({
  ...details,
  invoice_settings: z.strictObject({ default_payment_method: clearable }).optional(),
});
const list = paramsOf<Stripe.CustomerListParams>()({ ...page, created: range.optional(), email: text.optional() });
const searching = paramsOf<Stripe.CustomerSearchParams>()({
  query: text,
  limit: integer.optional(),
  page: text.optional(),
});

export const customers: Routes = {
  "POST /v1/customers": ({ world, form }) => {
    const { address, metadata, ...given } = read(create, form);
    refuseLetters(given.email);
    const [id, created] = [world.newId("cus"), world.clock.now()];
    const kept = { address: address && addressOf(address), metadata: mergeMetadata({}, metadata) };
    const customer = world.customers.add(newCustomer({ id, created, ...defined({ ...given, ...kept }) }));
    world.emit("customer.created", customer);
    return customer;
  },
  "GET /v1/customers": ({ world, form }) => {
    const { email, created, ...asked } = read(list, form);
    const found = world.customers
      .newestFirst()
      .filter((customer) => (email === undefined || customer.email === email) && isWithin(customer.created, created));
    return listOf("/v1/customers", found, asked);
  },
  "GET /v1/customers/search": ({ world, form }) =>
    search("/v1/customers/search", world.customers.newestFirst(), read(searching, form)),
  "GET /v1/customers/:id": ({ world, id }) =>
    world.deletedCustomers.has(id) ? { id, object: "customer", deleted: true } : requireCustomer(world, id),
  "POST /v1/customers/:id": ({ world, id, form }) => {
    const before = requireCustomer(world, id);
    const { address, metadata, invoice_settings, ...given } = read(update, form);
    refuseLetters(given.email);
    const changes = defined({
      ...given,
      address: address && addressOf(address),
      metadata: mergeMetadata(before.metadata, metadata),
      invoice_settings: invoice_settings && { ...before.invoice_settings, ...invoice_settings },
    });
    return world.change(world.customers, { id, type: "customer.updated", changes });
  },
  "DELETE /v1/customers/:id": ({ world, id }) => {
    const customer = requireCustomer(world, id);
    for (const subscription of world.subscriptions.oldestFirst()) {
      if (subscription.customer === id && subscription.status !== "canceled") {
        endSubscription(world, subscription, { reason: "cancellation_requested" });
      }
    }
    world.customers.remove(id);
    world.deletedCustomers.add(id);
    world.emit("customer.deleted", customer);
    return { id, object: "customer", deleted: true };
  },
};

/** Stripe accepts addresses of ASCII alone. */
function refuseLetters(email: string | null | undefined): void {
  if (/[^\p{ASCII}]/u.test(email ?? ""))
    throw invalid(`Invalid email address: ${email}`, { code: "email_invalid", param: "email" });
}

export function requireCustomer(world: World, id: string, param?: string): Customer {
  const customer = world.customers.get(id);
  if (!customer) throw missing("customer", id, param);
  return customer;
}

const NOWHERE = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

const addressOf = (given: z.output<typeof address>) => ({ ...NOWHERE, ...defined(given) });
