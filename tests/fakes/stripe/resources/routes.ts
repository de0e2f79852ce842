import type { Routes } from "../http/routes";
import { checkoutSessions } from "./checkout/checkout-sessions";
import { customers } from "./customers";
import { disputes } from "./money/disputes";
import { events } from "./events";
import { invoices } from "./billing/invoices";
import { payments } from "./money/payments";
import { portalSessions } from "./checkout/portal-sessions";
import { prices } from "./catalogue/prices";
import { products } from "./catalogue/products";
import { refunds } from "./money/refunds";
import { subscriptions } from "./billing/subscriptions";

/** All parts of Stripe's API that the fake implements. */
export const routes: Routes = {
  ...customers,
  ...products,
  ...prices,
  ...checkoutSessions,
  ...subscriptions,
  ...invoices,
  ...payments,
  ...refunds,
  ...disputes,
  ...portalSessions,
  ...events,
};
