import type { Person, Scene } from "../../model/scene";
import { givesAccess, type Plan } from "../../model/shop/contract";
import { hasNews, held, type Purchases } from "../../model/shop/purchases";
import type { Device } from "../../world/device";
import type { Draw } from "../act";
import { drawSeat, sitterAt, type Seat } from "../seats";

/** A plan that somebody has by what the app knows, and where they sit. */
export function drawHeldPlan(
  scene: Scene,
  draw: Draw,
  fits: (person: Person, device: Device) => boolean = () => true,
  plansOf: (shop: Purchases, now: number) => Iterable<Plan> = held,
): (Seat & { plan: Plan }) | null {
  const plans = ({ account }: Person): Plan[] => (account ? [...plansOf(account.shop, scene.now)] : []);
  const at = drawSeat(scene, draw, (person, device) => fits(person, device) && plans(person).length > 0);
  const person = at && scene.people[at.person];
  const plan = person && draw.pick(plans(person));
  return plan ? { ...at, plan } : null;
}

/** Also plans that were paid, and that the app has not heard of yet. */
export const paidFor = (shop: Purchases, now: number): Iterable<Plan> =>
  new Set([
    ...held(shop, now),
    ...shop.contracts.flatMap((contract) => (givesAccess(contract, now) ? contract.kind : [])),
  ]);

/** Whether the app has something to learn of Stripe as soon as whoever sits there makes it read. */
export function isToldNews(scene: Scene, at: Seat): boolean {
  const account = sitterAt(scene, at);
  return account !== null && hasNews(account.shop);
}
