import type { Shelf } from "../http/expand";
import { listOf } from "../http/list";
import type { World } from "../world/world";

const ALL = { limit: 100 };

/** Lookup for `expand`: objects by id, and lists included on request. */
export const shelfOf = (world: World): Shelf => ({
  find: (id) => world.find(id) ?? (world.deletedCustomers.has(id) ? { id, object: "customer", deleted: true } : null),
  onRequest(object, name, id) {
    switch (`${object}.${name}`) {
      case "checkout.session.line_items":
        return listOf(`/v1/checkout/sessions/${id}/line_items`, world.orders.get(id)?.lines ?? [], ALL);
      case "invoice.payments": {
        const payments = world.invoicePayments.newestFirst().filter(({ invoice }) => invoice === id);
        return listOf("/v1/invoice_payments", payments, ALL);
      }
      case "charge.refunds": {
        const refunds = world.refunds.newestFirst().filter(({ charge }) => charge === id);
        return listOf(`/v1/charges/${id}/refunds`, refunds, ALL);
      }
      case "customer.subscriptions": {
        const living = world.subscriptions.newestFirst().filter(({ status }) => status !== "canceled");
        const theirs = living.filter(({ customer }) => customer === id);
        return listOf(`/v1/customers/${id}/subscriptions`, theirs, ALL);
      }
      default:
        return null;
    }
  },
});
