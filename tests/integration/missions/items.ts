import { expect, test } from "vitest";
import { sql, type App, type Visitor } from "../app/app";
import { answer, MINUTE, MISSION, startDevice, tick } from "../app/device";
import { LIST } from "./content-with-items";

const PAGE = "/mission/content-creator-in-1";
const ITEMS = [`${LIST}.eins`, `${LIST}.zwei`, `${LIST}.frei`] as const;
const [ONE, TWO, FREE] = ITEMS;
const EARLIER = "Schon abgehakt, bevor es diese Punkte gab.";

const ALL = ["cc1-1", "cc1-2", LIST, ...ITEMS];
const boxIn = (id: string) => ({ id, completed: id !== FREE, answer: "" });

/** Ids that are ticked, tasks and items alike. */
export async function tickedOf(app: App, email: string): Promise<unknown[]> {
  const rows = await app.query(sql`select task_id from user_tasks join profiles p using (user_id)
    where p.email = ${email} and completed order by 1`);
  return rows.map(({ task_id: id }) => id);
}

/** Sends the plain form of the checklist as a browser without scripts does. */
export const sendForm = (member: Visitor, items: readonly string[], isTicked: boolean): Promise<Response> =>
  member.post(
    PAGE,
    new URLSearchParams([
      ["intent", "task"],
      ["task", LIST],
      ...items.map((id) => ["item", id]),
      ...(isTicked ? [["completed", "on"]] : []),
    ]).toString(),
  );

/** A checklist whose points have boxes of their own. */
export function describeItems(app: () => App): void {
  test("the last required item ticks its task, also when two devices without a connection ticked one each", async () => {
    const email = "items-two-devices@example.org";
    const { send } = await startDevice(app(), email);
    const first = await send(tick(ONE, true, 5 * MINUTE), tick("cc1-1", true), tick("cc1-2", true));
    expect((await first.json()).missions).toMatchObject([{ id: MISSION, work: { progress: 67 } }]);
    const second = await send(tick(TWO, true, 3 * MINUTE));
    expect((await second.json()).missions).toMatchObject([
      { id: MISSION, work: { progress: 100, tasks: expect.arrayContaining(ALL.map(boxIn)) } },
    ]);
    expect(await tickedOf(app(), email)).toEqual(["cc1-1", "cc1-2", LIST, ONE, TWO]);
  });

  test("two devices that tick the last two items in one moment tick their task, too", async () => {
    const email = "items-race@example.org";
    const { send } = await startDevice(app(), email);
    for (let round = 0; round < 5; round++) {
      await app().query(
        sql`delete from user_tasks where user_id = (select user_id from profiles where email = ${email})`,
      );
      const sent = await Promise.all([send(tick(ONE, true)), send(tick(TWO, true)), send(tick(FREE, true))]);
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await tickedOf(app(), email)).toEqual([LIST, ONE, FREE, TWO]);
    }
  });

  test("a required item that is opened opens its task, a voluntary one does not, and the later act counts", async () => {
    const email = "items-opened@example.org";
    const { send } = await startDevice(app(), email);
    await send(tick(ONE, true, 9 * MINUTE), tick(TWO, true, 9 * MINUTE), tick(FREE, true, 9 * MINUTE));
    expect(await tickedOf(app(), email)).toEqual([LIST, ONE, FREE, TWO]);
    await send(tick(FREE, false, 8 * MINUTE));
    expect(await tickedOf(app(), email)).toEqual([LIST, ONE, TWO]);
    await send(tick(ONE, false, 7 * MINUTE));
    expect(await tickedOf(app(), email)).toEqual([TWO]);
    await send(tick(LIST, true, 4 * MINUTE));
    await send(tick(TWO, false, 5 * MINUTE));
    expect(await tickedOf(app(), email)).toEqual([LIST]);
    await send(tick(ONE, true, 10 * MINUTE));
    expect(await tickedOf(app(), email)).toEqual([LIST]);
  });

  test("items take ticks alone, and only those of the mission", async () => {
    const email = "items-refused@example.org";
    const { member, send } = await startDevice(app(), email);
    for (const change of [answer("Text", 0, ONE), tick(`${LIST}.fremd`, true), tick("cc1-1.eins", true)])
      expect((await send(change)).status).toBe(400);
    expect((await sendForm(member, [ONE, "cc1-1"], false)).status).toBe(400);
    expect((await sendForm(member, [ONE, `${LIST}.fremd`], false)).status).toBe(400);
    expect(await tickedOf(app(), email)).toEqual([]);
  });

  test("without scripts one form sends all boxes, and acts on those that it changes", async () => {
    const email = "items-form@example.org";
    const { member, send } = await startDevice(app(), email);
    expect((await sendForm(member, [ONE], false)).headers.get("Location")).toBe(`${PAGE}#${LIST}`);
    expect(await tickedOf(app(), email)).toEqual([ONE]);
    await sendForm(member, [ONE, TWO], false);
    expect(await tickedOf(app(), email)).toEqual([LIST, ONE, TWO]);
    await sendForm(member, [TWO, FREE], true);
    expect(await tickedOf(app(), email)).toEqual([FREE, TWO]);
    await sendForm(member, [TWO, FREE], true);
    expect(await tickedOf(app(), email)).toEqual([LIST, FREE, TWO]);
    // What the form left alone was no act: a device that was away still counts there.
    await send(tick(ONE, true, 1));
    expect(await tickedOf(app(), email)).toContain(ONE);
  });

  test("a task ticked before it had items stays done and says so; one ticked past its items does not", async () => {
    const email = "items-before@example.org";
    const { member, send } = await startDevice(app(), email);
    await app().query(sql`insert into user_tasks (user_id, mission_id, task_id, completed, ticked_at)
      select user_id, ${MISSION}, ${LIST}, true, now() - interval '1 hour' from profiles where email = ${email}`);
    const page = async () => (await member.get(PAGE)).text();
    expect(await page()).toContain(EARLIER);
    await send(tick(ONE, true));
    expect(await tickedOf(app(), email)).toEqual([LIST, ONE]);
    expect(await page()).toContain(EARLIER);
    await send(tick(LIST, false));
    await send(tick(LIST, true));
    expect(await page()).not.toContain(EARLIER);
    expect(await page()).toContain("Abgehakt, auch ohne alle Punkte.");
  });

  test("a finished mission keeps its items to be read, takes none, and is paid once", async () => {
    const email = "items-finished@example.org";
    const { member, send } = await startDevice(app(), email);
    const xp = () => app().query(sql`select total_xp from user_progress where email = ${email}`);
    const before = await xp();
    await send(tick("cc1-1", true), tick("cc1-2", true), tick(ONE, true));
    expect((await member.post(PAGE, { intent: "finish" })).headers.get("Location")).toBe(PAGE);
    expect(await xp()).toEqual(before);
    await send(tick(TWO, true));
    await member.post(PAGE, { intent: "finish" });
    const paid = await xp();
    expect(paid).not.toEqual(before);
    const done = await tickedOf(app(), email);
    await send(tick(ONE, false), tick(FREE, true));
    await sendForm(member, [], false);
    expect(await tickedOf(app(), email)).toEqual(done);
    expect(await xp()).toEqual(paid);
    const page = await (await member.get(PAGE)).text();
    const box = (id: string) => new RegExp(`<input[^>]*value="${id}"[^>]*>`).exec(page)?.[0] ?? "";
    expect(box(ONE)).toMatch(/disabled="".*checked=""|checked="".*disabled=""/);
    expect(box(FREE)).not.toContain("checked");
  });
}
