import type { Account } from "../account";
import { openWithinReach } from "../missions";
import { factsFor, type Scene } from "../scene";
import { givesAccess, isReplaced } from "./contract";
import { atStripe, type Purchases } from "./purchases";
import { end } from "./time";

/**
 * The app reads all that Stripe knows of somebody, whatever made it do so: access follows from it, paid orders get their
 * receipts, and what a larger contract has in it ends with the money back.
 */
export function learn(scene: Scene, account: Account, { isMailed = true } = {}): void {
  const { shop } = account;
  const { now } = scene;
  read(shop);
  openWithinReach(account.progress, factsFor(scene, account));
  const counting = shop.known.filter((contract) => givesAccess(contract, now));
  for (const { order } of counting) shop.paid.add(order);
  // One that the mail server does not take goes out when the app reads next, also of what is over by then.
  if (isMailed) for (const order of shop.paid) shop.receipts.add(order);
  for (const old of counting) if (counting.some((by) => isReplaced(old, by))) end(atStripe(shop, old));
  read(shop);
  // Paid, or paid and taken back: somebody may order again.
  if (shop.open && shop.open.paid !== null) shop.open = null;
}

function read(shop: Purchases): void {
  shop.known = structuredClone(shop.contracts);
}
