import type { Person, Scene } from "../../model/scene";
import { held, type Plan } from "../../model/shop";
import type { Device } from "../../world/device";
import type { Draw } from "../act";
import { drawSeat, type Seat } from "../seats";

/** A plan that somebody has, and where they sit. */
export function drawHeldPlan(
  scene: Scene,
  draw: Draw,
  fits: (person: Person, device: Device) => boolean = () => true,
): (Seat & { plan: Plan }) | null {
  const at = drawSeat(
    scene,
    draw,
    (person, device) =>
      fits(person, device) && person.account !== null && held(person.account.shop, scene.now).size > 0,
  );
  const account = at && scene.people[at.person]?.account;
  const plan = account && draw.pick([...held(account.shop, scene.now)]);
  return plan ? { ...at, plan } : null;
}
