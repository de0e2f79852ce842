import { expect } from "vitest";
import { BrowserStorage } from "../../fakes/browser-storage";
import { Visitor } from "../../integration/app/visitor";
import type { Account } from "../model/account";
import type { Change } from "../model/missions";
import { chooser } from "../device/chooser";
import { Tab } from "../device/tab";
import type { Meddle } from "./trouble";
import { ORIGIN, type World } from "./world";

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

export interface Answer {
  status: number;
  location: string;
  /** Whether the browser is to forget all that it keeps of the app. */
  isForgetting: boolean;
  text: string;
}

/** A request and its answer; `sent` is its body, or empty. */
export interface Asked {
  method: string;
  path: string;
  sent: string;
  device: Device;
  answer: Answer;
}
export type Heard = (asked: Asked) => void;

/** How far the clock of each device is off. */
const CLOCKS_MS = [0, 7 * 60_000, -90_000, 0, 2 * HOUR_MS];

/** A device with its cookies, its network, and its browser, in whose tabs the client of the app runs. */
export class Device {
  session: Session | null = null;
  /** Whose work its browser has, as the model expects it; null: nobody's. */
  keeper: string | null = null;
  /** What they have done in its tabs and the server does not know yet, in its order. */
  unsent: Change[] = [];
  readonly storage = new BrowserStorage();
  readonly tabs: readonly [Tab, Tab] = [new Tab(this, this.storage), new Tab(this, this.storage)];
  /** Whether its tabs reach the server; a page without scripts is asked for where there is a network. */
  isOnline = false;
  /** What happens in the moment in which the browser has emptied its storage, before its tabs have heard of it. */
  meanwhile: (() => void) | null = null;
  /** Whether the browser obeys `Clear-Site-Data`. */
  readonly isObeying: boolean;
  readonly #complaints: Error[] = [];
  readonly #syncs: number[] = [];
  /** Whose messages come here; unsure: the session in which that was asked for may have ended unseen. */
  phone: { owner: string; isSure: boolean } | null = null;
  /** Whether the browser was told that somebody has used it. */
  get isKnown(): boolean {
    return this.#visitor.cookies.has("known");
  }
  /** Invitation → when a visit from here was counted last. */
  readonly countedVisits = new Map<string, number>();
  /** What befalls the changes that are sent from here; null: nothing. */
  meddle: Meddle | null = null;
  readonly #visitor: Visitor;

  constructor(
    readonly index: number,
    readonly label: string,
    readonly world: World,
    readonly heard: Heard,
  ) {
    this.isObeying = index % 2 === 0;
    this.#visitor = new Visitor(
      (request, client) => {
        const { pathname, search } = new URL(request.url);
        request.headers.set("X-Forwarded-For", client);
        // As links and forms of the app do it.
        request.headers.set("Sec-Fetch-Site", "same-origin");
        const outgoing = new Request(`${world.url}${pathname}${search}`, request);
        return this.meddle && request.method === "POST"
          ? this.meddle(outgoing)
          : fetch(outgoing, { redirect: "manual" });
      },
      `10.1.0.${index + 1}`,
      ORIGIN,
    );
  }

  /** Where messages to the app on this device go. */
  get token(): string {
    return `token-of-the-app-on-device-${this.index}`;
  }

  /** Nobody is logged in here any more, as the server knows. */
  logOut(): void {
    this.session = null;
    this.phone = null;
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
      session.seen = now;
      session.ends = Math.min(now + IDLE_MS, session.since + LONGEST_MS);
    }
    return session.account;
  }

  /** By the device's own clock. */
  readonly now = (): number => this.world.now() + (CLOCKS_MS[this.index] ?? 0);

  /** Its browser takes up the work of somebody who is logged in: what others have left is gone. */
  claim(account: string): void {
    if (this.keeper !== account) this.forget();
    this.keeper = account;
  }

  forget(): void {
    this.keeper = null;
    this.unsent = [];
  }

  get = (path: string): Promise<Answer> => this.#take({ method: "GET", path, sent: "" }, this.#visitor.get(path));

  /** A request of a page's script. What befalls it, the act is told by `settle`, as the page makes the best of it. */
  async ask(request: Request): Promise<Response> {
    if (!this.isOnline) throw new TypeError("Failed to fetch");
    const { method, signal, redirect, url } = request;
    const path = url.slice(ORIGIN.length);
    const sent = await request.text();
    const own = (name: string) => request.headers.get(name) ?? "*/*";
    const headers = this.#visitor.formHeaders({ "Content-Type": own("Content-Type"), Accept: own("Accept") });
    const coming = this.#visitor.send(new Request(url, { method, signal, redirect, headers, body: sent }));
    try {
      const { response } = await this.#exchange({ method, path, sent }, coming);
      if (path === "/api/sync") this.#syncs.push(response.status);
      return response;
    } catch (error) {
      if (error instanceof Error) this.complain(error);
      throw error;
    }
  }

  /** Statuses by which what its tabs have sent was answered since the last call. */
  takeSyncs = (): number[] => this.#syncs.splice(0);

  complain = (error: Error): void => void this.#complaints.push(error);

  /** Until nothing is under way and each tab has heard all, in an order that hangs on a number. */
  async settle(order: number): Promise<void> {
    const choose = chooser(order);
    do for (const tab of this.tabs) await tab.idle();
    while (this.storage.tellNext(choose));
    const [first] = this.#complaints.splice(0);
    if (first) throw first;
  }

  /** Opens a page while something is out of order: whoever asks judges the answer. */
  peek = (path: string): Promise<Response> => this.#visitor.get(path);

  post = (path: string, fields: Record<string, string> | string): Promise<Answer> =>
    this.#take({ method: "POST", path, sent: JSON.stringify(fields) }, this.#visitor.post(path, fields));

  postJson(path: string, body: object, rest: Record<string, string> = {}): Promise<Answer> {
    const headers = this.#visitor.formHeaders({ "Content-Type": "application/json", ...rest });
    const sent = JSON.stringify(body);
    const request = new Request(`${ORIGIN}${path}`, { method: "POST", body: sent, headers });
    return this.#take({ method: "POST", path, sent }, this.#visitor.send(request));
  }

  #take = async (asked: Pick<Asked, "method" | "path" | "sent">, coming: Promise<Response>): Promise<Answer> =>
    (await this.#exchange(asked, coming)).answer;

  async #exchange(asked: Pick<Asked, "method" | "path" | "sent">, coming: Promise<Response>) {
    const response = await coming;
    const text = await response.clone().text();
    const { status, headers } = response;
    const isForgetting = headers.get("Clear-Site-Data")?.includes('"storage"') === true;
    const location = headers.get("Location") ?? headers.get("X-Remix-Redirect") ?? "";
    const answer = { status, location, isForgetting, text };
    if (isForgetting && this.isObeying) this.storage.clearSiteData();
    if (isForgetting) this.meanwhile?.();
    this.heard({ ...asked, device: this, answer });
    expect(answer.status, `${asked.method} ${asked.path}: ${text.slice(0, 300)}`).toBeLessThan(500);
    return { answer, response };
  }
}
