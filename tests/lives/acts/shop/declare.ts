import * as z from "zod";
import { expect, vi } from "vitest";
import { compareRows } from "../../checks/compare";
import { compareShop } from "../../checks/compare-shop";
import type { Scene } from "../../model/scene";
import { PLANS } from "../../model/shop/contract";
import { declare, meantBy } from "../../model/shop/ending";
import type { Statement } from "../../model/shop/purchases";
import { act } from "../act";
import { drawHeldPlan, paidFor } from "./held-plan";
import { seat, seated, toldSeat } from "../seats";
import { PATIENCE_MS } from "../../world/patience";

/** Withdraws from a contract or cancels it on the public page, at any device and logged in or not, by a click or two. */
export default act({
  follows: "buy",
  weight: 6,
  posts: ["widerruf", "kuendigen"],
  args: z.object({
    ...seat,
    page: z.enum(["widerruf", "kuendigen"]),
    plan: z.enum(PLANS),
    id: z.uuid(),
    clicks: z.number(),
  }),
  draw(scene, draw) {
    const at = drawHeldPlan(scene, draw, () => true, paidFor);
    const page = draw.pick(["widerruf", "kuendigen"] as const);
    const id = `00000000-0000-4000-8000-${String(draw.below(1_000_000_000)).padStart(12, "0")}`;
    return at && page ? { ...at, page, id, clicks: 1 + draw.below(2) } : null;
  },
  async play(scene: Scene, { page, plan, id, clicks, ...at }) {
    const { person, device } = seated(scene, at);
    const { account } = person;
    if (!account) return;
    const contract = scene.catalogue.plans.get(plan)?.name ?? plan;
    const told = { id, name: person.name, email: account.email, contract };
    const fields = page === "widerruf" ? told : { ...told, kind: "cancellation", when: "earliest" };
    const earlier = await statementsOf(scene);
    const send = () => device.post(`/${page}`, fields);
    const answers = await Promise.all(Array.from({ length: clicks }, send));
    for (const { status, text } of answers) expect(status, text).toBe(200);
    // The same form once more is the same statement.
    const added = [...(await statementsOf(scene)).keys()].filter((each) => !earlier.has(each));
    expect(added).toHaveLength(1);
    const statement = { id: String(added[0]), page, plan, at: scene.now };
    const isMeant = meantBy(account, statement, scene.now) !== undefined;
    const isDone = declare(scene, account, statement);
    if (isDone) await vi.waitFor(() => expectToBeSettled(scene, statement), PATIENCE_MS);
    else if (isMeant) await vi.waitFor(() => expectToBeRead(scene), PATIENCE_MS);
  },
  tell: ({ page, plan, clicks, ...at }, names) =>
    `${toldSeat(names, at)} erklärt auf der Seite ohne Anmeldung: ${page === "widerruf" ? "Widerruf" : "Kündigung"} von ${plan}${clicks > 1 ? ", mit einem Doppelklick" : ""}.`,
});

/** It had no effect, but the app has read what Stripe knows. */
async function expectToBeRead(scene: Scene): Promise<void> {
  expect([...(await compareRows(scene)), ...(await compareShop(scene))]).toEqual([]);
}

/** The answer does not wait for the effect, nor for whose statement it is. */
async function expectToBeSettled(scene: Scene, { id }: Statement): Promise<void> {
  expect((await statementsOf(scene)).get(id)).toBe(true);
}

/** All statements by id, and whether each had its effect. */
async function statementsOf({ world }: Scene): Promise<Map<string, boolean>> {
  const rows = await world.query(`select id, settled_at is not null as "isSettled" from statements`);
  return new Map(stored.parse(rows).map(({ id, isSettled }) => [id, isSettled]));
}

const stored = z.array(z.object({ id: z.string(), isSettled: z.boolean() }));
