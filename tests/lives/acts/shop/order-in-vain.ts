import { expect } from "vitest";
import * as z from "zod";
import type { Fault } from "../../../fakes/stripe/http/faults";
import type { Account } from "../../model/account";
import type { Person, Scene } from "../../model/scene";
import { PLANS } from "../../model/shop/contract";
import { openPage, order, reusable } from "../../model/shop/order";
import { orderable } from "../../model/shop/purchases";
import type { Device } from "../../world/device";
import { act, type Draw } from "../act";
import { accountAt, drawSeat, expectLeadsTo, isIn, seat, seated, toldSeat } from "../seats";
import { oneSession } from "./one-session";

const ROUTES = ["POST /v1/customers", "POST /v1/checkout/sessions"] as const;

/** Both tries of the app fail: refused before anything is done, or done and the answer lost. late: it arrives all the same. */
const FAULTS: Readonly<Record<"error" | "lost" | "late", Fault>> = {
  error: { kind: "status", status: 500, times: 2 },
  lost: { kind: "cut", times: 2 },
  late: { kind: "slow", milliseconds: 250 },
};
/** What is added to the first name before the same is ordered once more; null: it is not. */
const RENAMED = [null, "", " Lea", " Mia"] as const;
const TOLD = {
  error: "Stripe antwortet mit einem Fehler",
  lost: "Stripes Antwort geht verloren",
  late: "Stripe lässt sich Zeit",
};

/** Orders a plan while Stripe fails at the customer or at the page; what was ordered can be ordered again. */
export default act({
  weight: 10,
  posts: ["_app.kasse", "_app.profile_.einstellungen"],
  args: z.object({
    ...seat,
    plan: z.enum(PLANS),
    route: z.enum(ROUTES),
    fault: z.enum(["error", "lost", "late"]),
    renamed: z.literal(RENAMED),
  }),
  draw(scene, draw) {
    const plan = draw.pick(PLANS);
    if (!plan) return null;
    const sits = isIn(scene);
    const may = (person: Person, device: Device) =>
      sits(person, device) && person.account !== null && orderable(person.account, plan, scene.now) === "new";
    // Stripe makes a customer of somebody with their first order alone.
    const first = drawSeat(scene, draw, (person, device) => may(person, device) && isFirstOrder(person.account));
    if (first && draw.below(2) === 0) return { ...first, plan, ...drawLostCustomer(draw, scene.people[first.person]) };
    const at = first ?? drawSeat(scene, draw, may);
    const [route, fault] = [draw.pick(ROUTES), draw.pick(["error", "lost", "lost", "late"] as const)];
    const renamed = draw.pick(RENAMED);
    return at && route && fault && renamed !== undefined ? { ...at, plan, route, fault, renamed } : null;
  },
  async play(scene: Scene, { plan, route, fault, renamed, ...at }) {
    const { person, device } = seated(scene, at);
    const account = accountAt(scene, at);
    if (!account || orderable(account, plan, scene.now) !== "new") return;
    const { stripe } = scene.world.vendors;
    const before = stripe.calls(route).length;
    stripe.fault(route, FAULTS[fault]);
    const send = () => device.post(`/kasse?plan=${plan}`, { plan, startsAtOnce: "on" });
    const answer = await send().finally(stripe.clearFaults);
    const isAsked = stripe.calls(route).length > before;
    const earlier = reusable(account, plan, scene.now);
    const led = order(scene, account, { plan, at: stripe.now() * 1_000 });
    if (led === "paid") return expectLeadsTo(answer, /^302 \/kasse\/danke/);
    if (isAsked && fault !== "late") {
      expectLeadsTo(answer, new RegExp(`^302 /kasse\\?plan=${plan}`));
      if (renamed === null) return;
      const name = `${person.name}${renamed}`;
      expectLeadsTo(await device.post("/profile/einstellungen", { intent: "name", name }), /^302 \/profile/);
      account.name = name;
    }
    const isOpened = !isAsked || fault === "late";
    const session = oneSession([isOpened ? answer : await send()]);
    if (earlier === null) openPage(account, { plan, session, now: scene.now });
    else expect(session).toBe(earlier);
  },
  tell: ({ plan, route, fault, renamed, ...at }, names) =>
    `${toldSeat(names, at)} bestellt ${plan}, ${TOLD[fault]} (${route}).${renamed === null || fault === "late" ? "" : ` Nennt sich dann ${names.person(at.person)}${renamed} und bestellt noch einmal.`}`,
});

const isFirstOrder = (account: Account | null): boolean =>
  account !== null && account.shop.open === null && account.shop.contracts.length === 0;

/** Who it was that ordered Stripe has kept, and nobody has heard; then they order under another name. */
function drawLostCustomer(draw: Draw, person: Person | undefined) {
  const names = RENAMED.filter((more) => more !== null && `${person?.name ?? ""}${more}` !== person?.account?.name);
  return { route: "POST /v1/customers", fault: "lost", renamed: draw.pick(names) ?? null } as const;
}
