import type { CheckoutSession } from "../stored";
import type { World } from "../world/world";

export function expireSession(world: World, { id }: CheckoutSession): CheckoutSession {
  const { after } = world.sessions.change(id, { status: "expired", url: null });
  world.emit("checkout.session.expired", after);
  return after;
}
