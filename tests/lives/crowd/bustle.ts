import { askInno, leftToday } from "../model/coach";
import { finishTest, take } from "../model/missions";
import { factsFor, mayAskInno, type Scene } from "../model/scene";
import { expectOf, members, takeSecondDevice, type Guest } from "./guest";

/** What somebody does on both devices in the same moment, and what must have become of it once both are answered. */
type Twice = (scene: Scene, guest: Guest) => Promise<void>;

/** Two changes of each at once: fewer than there are places for changes, with those of the people of the life. */
export const MOST_BUSY = 4;
const MISSION = "2";

const onBoth = <Value>(does: (device: number) => Promise<Value>): Promise<Value[]> => Promise.all([0, 1].map(does));

async function finish(scene: Scene, guest: Guest): Promise<void> {
  for (const answer of await onBoth((device) => guest.post(device, "/quiz", { intent: "finish" })))
    expectOf(answer, /^302 \/quiz/);
  if (guest.account) finishTest(guest.account, factsFor(scene, guest.account));
}

async function tick(scene: Scene, guest: Guest): Promise<void> {
  const [task] = scene.catalogue.startMissions.find(({ id }) => id === MISSION)?.tasks ?? [];
  const { account } = guest;
  if (!account || !task) return;
  const change = { kind: "tick", mission: MISSION, task: task.id, completed: true, agoMs: 0 };
  const body = { owner: account.id, changes: [change] };
  for (const answer of await onBoth((device) => guest.postJson(device, "/api/sync", body))) expectOf(answer, /^200/);
  take(account, { mission: MISSION, task: task.id, value: true, at: scene.now }, task.items);
}

async function order(_: Scene, guest: Guest): Promise<void> {
  const plan = { plan: "lifetime_pro", startsAtOnce: "on" };
  const answers = await onBoth((device) => guest.post(device, "/kasse?plan=lifetime_pro", plan));
  const led = new Set(answers.map(({ location }) => location));
  if (led.size !== 1 || !/\/checkout\/cs_/.test([...led].join()))
    throw new Error(`One order on two devices leads to ${[...led].join(" and ")}`);
}

async function ask(scene: Scene, guest: Guest): Promise<void> {
  const { account } = guest;
  const left = account && leftToday(account, scene.now);
  if (!account || !mayAskInno(scene, account) || (left !== null && left < 2)) return;
  const message = (device: number): string => `Was nun? ${guest.name} ${device}`;
  for (const answer of await onBoth((device) =>
    guest.postJson(device, "/api/ai-coach-chat", { message: message(device) }),
  ))
    expectOf(answer, /^200/);
  for (const device of [0, 1]) askInno(account, message(device), scene.now);
}

/** Everybody reads the same page at once, and sees their own. */
async function read({ guests, people }: Scene, guest: Guest): Promise<void> {
  const others = [...guests, ...people].filter((each) => each !== guest);
  for (const { text } of await onBoth((device) => guest.get(device, "/profile"))) {
    const strange = others.filter(({ name }) => text.includes(name));
    if (!text.includes(guest.name) || strange.length > 0)
      throw new Error(`${guest.name} sees on /profile: ${strange.map(({ name }) => name).join(", ") || "nobody"}`);
  }
}

const TWICE: readonly Twice[] = [finish, tick, order, ask, read];

/** Some do many things, each on two devices at once; resolves to the end of all. */
export async function bustle(scene: Scene, count: number): Promise<{ wake: () => Promise<void> }> {
  const guests = await members(scene, count);
  for (const guest of guests) await takeSecondDevice(guest);
  const all = Promise.all(
    guests.map(async (guest, index) => {
      for (const at of TWICE.keys()) await TWICE[(at + index) % TWICE.length]?.(scene, guest);
    }),
  );
  all.catch(() => undefined);
  return { wake: async () => void (await all) };
}
