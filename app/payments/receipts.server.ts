import { claimReceipts, receiptSent, type Order } from "~/db/payments/orders.server";
import { log } from "~/environment/log.server";
import { sendReceipt } from "./send-receipt.server";

/** Mails the receipt of each paid order, once; a failed mail is retried with the next synchronisation. */
export async function mailReceipts({ userId }: { userId: string }): Promise<void> {
  for (const order of await claimReceipts({ userId })) {
    const ok = await mailed(order);
    await receiptSent({ id: order.id, ok });
    if (!ok) log.warn("receipt-not-sent", { order: order.id });
  }
}

const mailed = (order: Order): Promise<boolean> => sendReceipt(order).catch(() => false);
