import { expect } from "vitest";
import { Visitor } from "../../integration/app/visitor";
import type { Account } from "../model/account";
import type { Change } from "../model/missions";
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

/** A device with its cookies, its network, and what it has written without a connection. */
export class Device {
  session: Session | null = null;
  /** Acts of the person who sits here, in their order; `owner` has made them. */
  unsent: (Change & { owner: string })[] = [];
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
    this.#visitor = new Visitor(
      (request, client) => {
        const { pathname, search } = new URL(request.url);
        request.headers.set("X-Forwarded-For", client);
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

  get = (path: string): Promise<Answer> => this.#take({ method: "GET", path, sent: "" }, this.#visitor.get(path));

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

  async #take(asked: Pick<Asked, "method" | "path" | "sent">, coming: Promise<Response>): Promise<Answer> {
    const response = await coming;
    const text = await response.text();
    const { status, headers } = response;
    const isForgetting = headers.get("Clear-Site-Data")?.includes('"storage"') === true;
    const answer = { status, location: headers.get("Location") ?? "", isForgetting, text };
    this.heard({ ...asked, device: this, answer });
    expect(answer.status, `${asked.method} ${asked.path}: ${text.slice(0, 300)}`).toBeLessThan(500);
    return answer;
  }
}
