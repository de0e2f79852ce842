import { ACTS } from "../acts/all";
import { compareRows } from "../checks/compare";
import { compareShop } from "../checks/compare-shop";
import { compareDevices } from "../checks/devices";
import { checkEnd } from "../checks/end";
import { ableToWork, expectReminders } from "../checks/reminders";
import { comparePhones } from "../checks/phones";
import { foreignWords } from "../checks/foreign";
import { countLate, unwantedMails } from "../checks/mails";
import { unwished, wishesOf, type Wishes } from "../checks/wishes";
import type { Visits } from "../checks/visits";
import type { Catalogue } from "../model/catalogue";
import { type Person, type Scene } from "../model/scene";
import { letTimePass } from "../model/shop/time";
import { learn } from "../model/shop/learn";
import { Device, type Heard } from "../world/device";
import { RealDevice } from "../browser/real-device";
import { drain, settle } from "../world/queue";
import type { Route } from "../world/routes";
import type { News } from "../world/news";
import { Periodic } from "./periodic";
import type { World } from "../world/world";

/** What is to be tried again is tried before so much time goes by: jobs that nobody takes up are forgotten after two weeks. */
const LONG_MS = 7 * 86_400_000;

/** Something that somebody does, so long after what was done before. */
export interface Step {
  act: string;
  args: unknown;
  afterMs: number;
  news: News;
}

export interface Failure {
  /** What was done before, and last; beginning at this moment. */
  steps: Step[];
  beginsAt: number;
  words: string;
}

export interface Stage {
  world: World;
  catalogue: Catalogue;
  routes: readonly Route[];
  visits: Visits;
  /** Whether some devices have a Chromium (tests/lives/browser). */
  isInBrowser: boolean;
}

const NAMES = ["Anna", "Berta"];
const DEVICES = ["Handy", "Rechner"];

export const personName = (index: number): string => `${NAMES[index] ?? ""}-${index}x`;
export const deviceName = (index: number): string =>
  index === NAMES.length * DEVICES.length ? "gemeinsames Tablet" : (DEVICES[index % DEVICES.length] ?? "");

/** Somebody's phone, and the one that all share. */
const IN_BROWSER = [0, NAMES.length * DEVICES.length];

function makeScene(
  { world, catalogue, routes, visits, isInBrowser }: Stage,
  now: number,
): Scene & { strange: string[] } {
  const strange: string[] = [];
  const people: Person[] = NAMES.map((_, index) => ({ index, name: personName(index), account: null, accounts: 0 }));
  const hear: Heard = (asked) => {
    // A page of a real browser also asks by itself.
    const isOwn = asked.device instanceof RealDevice && asked.path.startsWith("/api/");
    strange.push(...foreignWords(asked, people), ...(isOwn ? [] : visits.take(asked)));
  };
  const count = NAMES.length * DEVICES.length + 1;
  const devices = Array.from({ length: count }, (_, index) => {
    const isReal = isInBrowser && IN_BROWSER.includes(index);
    return new (isReal ? RealDevice : Device)(index, deviceName(index), world, hear);
  });
  const outside = new Device(count, "Dienst", world, hear);
  return { world, catalogue, routes, people, devices, outside, guests: [], gone: [], now, strange };
}

/**
 * Plays one life: each next step from `choose`, until there is none. Resolves to what went wrong first, or to null.
 */
export async function playLife(
  stage: Stage,
  beginsAt: number,
  choose: (scene: Scene, done: number) => Step | null,
): Promise<Failure | null> {
  const { world } = stage;
  await world.begin(beginsAt);
  const scene = makeScene(stage, beginsAt);
  const course: Course = { periodic: new Periodic(beginsAt), wished: wishesOf(scene) };
  const steps: Step[] = [];
  try {
    for (let step = choose(scene, 0); step; step = choose(scene, steps.length)) {
      steps.push(step);
      const differences = await take(stage, scene, course, step);
      if (differences.length > 0) return { steps, beginsAt, words: differences.join("\n") };
    }
    const unread = await take(stage, scene, course, LAST);
    if (unread.length > 0) return { steps, beginsAt, words: `Am Ende wird überall gelesen: ${unread.join("\n")}` };
    const open = await drain(world);
    await stage.visits.endLife(scene);
    await world.idle();
    await world.news.deliver({ isBackwards: false, times: 1, comes: "now", hasOld: true });
    const differences = await checkEnd(scene, open);
    return differences.length > 0 ? { steps, beginsAt, words: differences.join("\n") } : null;
  } catch (error) {
    return { steps, beginsAt, words: `${String(error)}\n${world.takeOutput()}` };
  } finally {
    for (const device of scene.devices) await device.end();
  }
}

/** What every life ends with. */
const LAST: Step = {
  act: "read-everywhere",
  args: { order: 1 },
  afterMs: 60_000,
  news: { isBackwards: false, times: 1, comes: "now", hasOld: false },
};

/** What goes on from step to step; `wished`: before the last one. */
interface Course {
  readonly periodic: Periodic;
  wished: Wishes;
}

/** Takes a step; resolves to what is not as the model expects then. */
async function take(
  { world, visits }: Stage,
  scene: ReturnType<typeof makeScene>,
  course: Course,
  step: Step,
): Promise<string[]> {
  const before = scene.now;
  scene.now += step.afterMs;
  // Whoever is sending a mail meanwhile would see an hour go by.
  await (step.afterMs > LONG_MS ? drain(world) : settle(world));
  // A mail that was being sent while somebody did not want it any more.
  const late = unwished(scene, course.wished);
  countLate(scene, course.wished);
  await world.moveTo(scene.now);
  for (const { account } of scene.people) if (account) letTimePass(account, scene.now);
  const able = ableToWork(scene);
  await course.periodic.run(scene, step.afterMs);
  await expectReminders(scene, { before, able });
  await hearNews(scene, step.news);
  const chosen = ACTS[step.act];
  if (!chosen) throw new Error(`There is no act ${step.act}.`);
  visits.begin(step.act, scene);
  course.wished = wishesOf(scene);
  await chosen.play(scene, step.args);
  for (const device of scene.devices) await device.follow();
  for (const device of scene.devices) device.endVisit();
  await hearNews(scene, step.news);
  const compared = await Promise.all(
    [compareRows, compareShop, comparePhones, compareDevices].map((compare) => compare(scene)),
  );
  const differences = [
    ...scene.strange,
    ...compared.flat(),
    ...unwantedMails(scene),
    ...late,
    ...unwished(scene, course.wished),
  ];
  if (differences.length === 0) visits.end(scene);
  return differences;
}

/** The app reads again what Stripe knows of those whom its news are about. */
async function hearNews(scene: Scene, news: News): Promise<void> {
  const told = await scene.world.news.deliver(news);
  for (const { account } of scene.people) if (account && told.has(account.id)) learn(scene, account);
}
