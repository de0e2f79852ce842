import { log } from "./log.server";
import { leaveSlot } from "./request-slots.server";

/** External services that a request may wait for. */
type Vendor = "payments" | "mail" | "model" | "push";

/**
 * Most concurrent calls to one vendor in this process. Each costs little more than a socket; when a vendor accepts
 * connections and never answers, this many hang until their deadlines.
 */
export const AT_ONCE = 100;

const underWay: Record<Vendor, number> = { payments: 0, mail: 0, model: 0, push: 0 };

/** Thrown when the concurrent calls to a vendor have reached their limit. */
export class VendorCrowded extends Error {
  override readonly name = "VendorCrowded";
}

/**
 * Runs a call to an external service. The request first leaves its slot, so that a hanging vendor keeps no request from
 * work that needs no vendor. The rest of the request runs without a slot, in at most as many requests as there are
 * calls.
 */
export async function outside<Result>(vendor: Vendor, call: () => Promise<Result>): Promise<Result> {
  if (underWay[vendor] >= AT_ONCE) {
    log.warn("vendor-crowded", { vendor });
    throw new VendorCrowded(`${AT_ONCE} calls of ${vendor} are under way`);
  }
  underWay[vendor] += 1;
  leaveSlot();
  try {
    return await call();
  } finally {
    underWay[vendor] -= 1;
  }
}
