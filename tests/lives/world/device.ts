import { expect } from "vitest";
import { BrowserStorage } from "../../fakes/browser-storage";
import { chooser } from "../device/chooser";
import { Client, type Answer, type Question } from "../device/client";
import { Tab, type AnyTab } from "../device/tab";
import type { Account } from "../model/account";
import type { Change } from "../model/missions";
import type { World } from "./world";

export type { Answer } from "../device/client";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const IDLE_MS = 14 * DAY_MS;
const LONGEST_MS = 30 * DAY_MS;

interface Session {
  account: Account;
  since: number;
  seen: number;
  ends: number;
}

/** A request and its answer. */
export interface Asked extends Question {
  device: Device;
  answer: Answer;
}
export type Heard = (asked: Asked) => void;

/** How far the clock of each device is off. */
const CLOCKS_MS = [0, 7 * 60_000, -90_000, 0, 2 * HOUR_MS];

/** A device with its cookies, its network, and its browser, in whose tabs the client of the app runs. */
export class Device extends Client {
  session: Session | null = null;
  /** Whose work its browser has, as the model expects it; null: nobody's. */
  keeper: string | null = null;
  /** What they have done in its tabs and the server does not know yet, in its order. */
  unsent: Change[] = [];
  readonly tabs: readonly [AnyTab, AnyTab];
  protected readonly storage = new BrowserStorage();
  /** What happens in the moment in which the browser has emptied its storage, before its tabs have heard of it. */
  meanwhile: (() => void) | null = null;
  /** Where the last answer has led to, and its browser goes next; null: nowhere, or away from the app. */
  #led: string | null = null;
  #hasForgotten = false;
  /** The session before it was noted in this act that its person visits. */
  #unvisited: Session | null = null;
  /** A session that has ended with its account, and until when the server remembers it. */
  #ended: { cookie: string | undefined; until: number } | null = null;
  /** Whose messages come here; unsure: the session in which that was asked for may have ended unseen. */
  phone: { owner: string; isSure: boolean } | null = null;
  /** Invitation → when a visit from here was counted last. */
  readonly countedVisits = new Map<string, number>();

  constructor(
    index: number,
    readonly label: string,
    world: World,
    readonly heard: Heard,
  ) {
    super(index, world);
    this.tabs = this.makeTabs();
  }

  protected makeTabs(): readonly [AnyTab, AnyTab] {
    return [new Tab(this, this.storage), new Tab(this, this.storage)];
  }

  /** What its browser stores by key, and the pages that it keeps by address. */
  stored = async (): Promise<[string, string][]> => this.storage.entries();
  kept = (): Promise<[string, string][]> => this.worker.kept();

  /** Nobody uses it any more. */
  async end(): Promise<void> {}

  /** Whether the browser obeys `Clear-Site-Data`. */
  get isObeying(): boolean {
    return this.index % 2 === 0;
  }

  /** Where messages to the app on this device go. */
  get token(): string {
    return `token-of-the-app-on-device-${this.index}`;
  }

  /** By the device's own clock. */
  readonly now = (): number => this.world.now() + (CLOCKS_MS[this.index] ?? 0);

  /**
   * Nobody is logged in here any more, as the server knows. Where a phone gets messages since an earlier session, which
   * was lost here and not ended, that one still has it.
   */
  logOut(): void {
    this.session = null;
    if (this.phone?.isSure) this.phone = null;
  }

  /** Its browser has dropped its cookies, and kept all else: nobody is logged in here, and the server does not know. */
  loseCookies(): void {
    this.dropCookies();
    this.session = null;
    if (this.phone) this.phone.isSure = false;
  }

  /** The account of whoever is logged in here was deleted elsewhere. */
  endWithAccount(now: number): void {
    if (this.session && now < this.session.ends) this.#ended = { cookie: this.sessionCookie, until: now + LONGEST_MS };
    this.logOut();
  }

  logIn(account: Account, now: number): void {
    if (this.phone) this.phone.isSure = false;
    this.session = { account, since: now, seen: now, ends: now + IDLE_MS };
  }

  /** Whose session is alive; the server knows of the visit from now on. */
  visitedBy(now: number): Account | null {
    const { session } = this;
    if (!session || now >= session.ends) return (this.session = null);
    if (session.seen < now - HOUR_MS) {
      this.#unvisited = { ...session };
      session.seen = now;
      session.ends = Math.min(now + IDLE_MS, session.since + LONGEST_MS);
    }
    return session.account;
  }

  /** An act is over: whoever has asked for nothing has not visited either, and their session lasts no longer. */
  endVisit(): void {
    const { session } = this;
    const before = this.#unvisited;
    this.#unvisited = null;
    if (!this.takeHasAsked() && before && session?.account === before.account && session.since === before.since)
      Object.assign(session, before);
  }

  /** Its browser takes up the work of somebody who is logged in: what others have left is gone. */
  claim(account: string): void {
    if (this.keeper !== account) this.forget();
    this.keeper = account;
  }

  forget(): void {
    this.keeper = null;
    this.unsent = [];
  }

  /** Until nothing is under way and each tab has heard all, in an order that hangs on a number. */
  async settle(order: number): Promise<void> {
    const choose = chooser(order);
    do for (const tab of this.tabs) await tab.idle();
    while (this.storage.tellNext(choose));
    this.throwComplaints();
  }

  /** Opens the page that a form has led to, as a browser does at once: here when the world is in order again. */
  async follow(): Promise<void> {
    const led = this.#led;
    this.#led = null;
    if (led !== null) await this.get(led);
    this.#led = null;
    // Tabs hear of it also where a page without scripts was told.
    if (this.#hasForgotten) await this.settle(1);
    this.#hasForgotten = false;
  }

  protected clearSiteData(): void {
    this.storage.clearSiteData();
    this.worker.clearSiteData();
  }

  protected take(question: Question, answer: Answer, cookie: string | undefined): void {
    const { isForgetting, location } = answer;
    // Whatever is asked for lets a session last.
    if (cookie !== undefined) this.visitedBy(this.world.now());
    if (question.method === "POST") this.#led = location.startsWith("/") ? location.replace(/#.*/, "") : null;
    if (isForgetting && this.isObeying) {
      this.clearSiteData();
      this.forget();
      this.#hasForgotten = true;
    }
    if (isForgetting) this.meanwhile?.();
    const wasEnded = this.#ended?.cookie === cookie && this.world.now() < (this.#ended?.until ?? 0);
    // An invitation leads everybody on, and is no page behind the login.
    const isTurnedAway = /^\/(auth|onboarding)$/.test(location) && !question.path.startsWith("/einladung/");
    if (wasEnded && isTurnedAway)
      expect(isForgetting, `${question.path} has the browser forget whose account is gone`).toBe(true);
    this.heard({ ...question, device: this, answer });
  }
}
