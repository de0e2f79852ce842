import type { InvoiceLine } from "../../stored";

/** A proration that waits for the next invoice of its subscription. */
export interface PendingLine {
  subscription: string;
  line: InvoiceLine;
}
