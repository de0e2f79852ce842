import { expect } from "vitest";
import type { Mission } from "../model/catalogue";
import type { Account } from "../model/account";
import { takeAll } from "../model/boxes";
import { missionsOf, workIn, type Change } from "../model/missions";
import { mayWork, type Scene } from "../model/scene";
import type { AnyTab } from "../device/tab";
import type { Device } from "../world/device";
import { missionById } from "./missions/drawn-work";
import { accountAt, expectLeadsTo, seated, type Seat } from "./seats";

/** What a device's tabs send once they have a connection, as the model takes it: all that waits. */
export function sendAll(scene: Scene, device: Device): void {
  if (device.unsent.length === 0) return;
  const account = device.visitedBy(scene.now);
  if (!account || account.id !== device.keeper || !mayWork(scene, account)) return;
  for (const [id, changes] of Map.groupBy(lastOfEach(device.unsent), ({ mission }) => mission)) {
    const mission = missionById(scene, id);
    if (mission && missionsOf(account.progress, scene.catalogue).includes(mission)) takeAll(account, mission, changes);
  }
  device.unsent = [];
}

/** Of several acts on one box, text or note a device sends the last. */
const lastOfEach = (sent: readonly Change[]): Change[] => [
  ...new Map(sent.map((change) => [`${change.mission}/${change.task} ${typeof change.value}`, change])).values(),
];

/** Does something in a tab with a connection; throws what has befallen its requests, before anybody takes them for answered. */
export async function online<Value>(device: Device, work: () => Promise<Value>): Promise<Value> {
  device.isOnline = true;
  try {
    const done = await work();
    device.throwComplaints();
    return done;
  } finally {
    device.isOnline = false;
  }
}

/** Opens a mission in a tab, online; false: its page is not for whoever sits here. */
export async function openMission(
  scene: Scene,
  at: Seat,
  { tab, mission, isReload }: { tab: AnyTab; mission: Mission; isReload: boolean },
): Promise<boolean> {
  const { device } = seated(scene, at);
  const account = accountAt(scene, at);
  const path = `/mission/${mission.slug}`;
  const answer = await online(device, () => (isReload ? tab.load(path) : tab.goTo(path)));
  const state = account?.progress.missions[mission.id]?.status;
  if (!account || !mayWork(scene, account) || !state || state === "locked") {
    expectLeadsTo(answer, /^(302|204) \//);
    // A browser follows, and shows another page of theirs.
    if (account && tab.user === account.id) {
      device.claim(account.id);
      sendAll(scene, device);
    }
    return false;
  }
  expectLeadsTo(answer, /^200/);
  device.claim(account.id);
  sendAll(scene, device);
  return true;
}

/** A page that has just heard of the server shows what it has. */
export function expectShown(scene: Scene, account: Account, tab: AnyTab): void {
  const shown = tab.shown();
  const mission = shown && missionById(scene, shown.mission);
  if (!mission || !missionsOf(account.progress, scene.catalogue).includes(mission)) return;
  const { answers, ...rest } = workIn(account, mission);
  const { fields } = shown;
  const isShown = ([task]: [string, string]) => fields?.includes(task) ?? true;
  const expected = { ...rest, answers: Object.fromEntries(Object.entries(answers).filter(isShown)) };
  const words = `Die Seite der Mission ${mission.id}: erwartet ${JSON.stringify(expected)}, gesehen ${JSON.stringify(shown.work)}`;
  expect(shown.work, words).toEqual(expected);
}

/** A page that anybody who is logged in may open. */
const ANY_PAGE = "/profile/einstellungen";

/** Opens a page in a tab where none of the account is open. */
export async function openAnyPage(scene: Scene, at: Seat, tab: AnyTab): Promise<void> {
  const { device } = seated(scene, at);
  const account = accountAt(scene, at);
  const answer = await online(device, () => tab.load(ANY_PAGE));
  if (!account) return expectLeadsTo(answer, /^302 \//);
  expectLeadsTo(answer, /^200/);
  device.claim(account.id);
  sendAll(scene, device);
}

/** Types on the page that is open in a tab, if it is one of a mission. */
export function typeMeanwhile(tab: AnyTab, text: string): void {
  if (tab.missionSlug) tab.work(null, text);
}
