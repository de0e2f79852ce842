import type { World } from "./world";

/** The customers that Stripe's stand-in has for an account. */
export const customersOf = ({ vendors }: World, userId: string): string[] =>
  vendors.stripe.world.customers
    .oldestFirst()
    .filter(({ metadata }) => metadata.user === userId)
    .map(({ id }) => id);

/** Payments of an account that went through, oldest first. */
export function chargesOf(world: World, userId: string) {
  const customers = customersOf(world, userId);
  return world.vendors.stripe.world.charges
    .oldestFirst()
    .filter(({ customer, paid }) => paid && customers.includes(customer ?? ""));
}

/** What still could be charged to an account: contracts that run, and pages on which somebody may pay. */
export function chargeable(world: World, userId: string): string[] {
  const customers = customersOf(world, userId);
  const { subscriptions, sessions } = world.vendors.stripe.world;
  return [
    ...subscriptions.oldestFirst().filter(({ status }) => status !== "canceled"),
    ...sessions.oldestFirst().filter(({ status }) => status === "open"),
  ].flatMap(({ id, customer }) => (customers.includes(customer ?? "") ? id : []));
}
