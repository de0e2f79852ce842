import { log } from "./log.server";
import { leaveSlot } from "./request-slots.server";

/** Whom a request of ours may have to wait for. */
type Vendor = "payments" | "mail" | "model" | "push";

/**
 * How many calls of one vendor may be under way in this process. Each keeps little more than a socket: as many hang at once
 * when a vendor takes connections and says nothing, until their deadlines.
 */
export const AT_ONCE = 100;

const underWay: Record<Vendor, number> = { payments: 0, mail: 0, model: 0, push: 0 };

/** As many calls of this vendor are under way as may be. */
export class VendorCrowded extends Error {
  override readonly name = "VendorCrowded";
}

/**
 * Every call of somebody outside passes here: the request it is made for leaves its place first, so that a vendor who hangs
 * keeps nobody from what needs no vendor. What follows the answer goes on without a place, at most as many as these calls.
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
