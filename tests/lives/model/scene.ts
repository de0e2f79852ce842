import type { Catalogue } from "./catalogue";
import type { Account } from "./account";
import type { Facts } from "./missions";
import { hasProWithInno, held, isPaid } from "./shop/purchases";
import type { Guest } from "../crowd/guest";
import type { Device } from "../world/device";
import type { Route } from "../world/routes";
import type { World } from "../world/world";

/** Somebody whose life is played: where they sit, and what they have. */
export interface Person {
  index: number;
  name: string;
  account: Account | null;
  /** How many accounts they have had. */
  accounts: number;
}

/** All that acts touch: the real world and what is expected of it. */
export interface Scene {
  world: World;
  catalogue: Catalogue;
  routes: readonly Route[];
  people: readonly Person[];
  devices: readonly Device[];
  /** From where services call that nobody sits at. */
  outside: Device;
  /** Others, who act in the same moment. */
  guests: Guest[];
  /** Accounts that were deleted. */
  gone: Account[];
  now: number;
}

export const FREE_MS = 28 * 86_400_000;

type Known = Pick<Scene, "catalogue" | "now">;

export const factsFor = ({ catalogue, now }: Known, account: Account): Facts => ({
  catalogue,
  now,
  isPaid: isPaid(account, now),
});

/** Whether the missions are open: in the free weeks, or with a plan. */
export const mayWork = (scene: Known, account: Account): boolean =>
  factsFor(scene, account).isPaid || scene.now < account.since + FREE_MS;

/** Whether Inno answers: where the missions are open, and with the add-on alone. */
export const mayAskInno = (scene: Scene, account: Account): boolean =>
  mayWork(scene, account) || held(account.shop, scene.now).has("ai_only");

/** Whether the weeks can be planned: with the missions and Inno paid for. */
export const mayPlanWeeks = (scene: Scene, account: Account): boolean => hasProWithInno(held(account.shop, scene.now));

/** In every text somebody writes, so that it is known wherever it shows. */
export const markOf = ({ index }: { index: number }): string => `⟦${index}⟧`;

export const addressOf = ({ index, accounts }: Person): string => `person-${index}-${accounts}@example.org`;
