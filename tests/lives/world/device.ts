import { expect } from "vitest";
import { Visitor } from "../../integration/app/visitor";
import type { Account } from "../model/account";
import type { Change } from "../model/missions";
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
        return fetch(new Request(`${world.url}${pathname}${search}`, request), { redirect: "manual" });
      },
      `10.1.0.${index + 1}`,
      ORIGIN,
    );
  }

  logIn(account: Account, now: number): void {
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

  post = (path: string, fields: Record<string, string> | string): Promise<Answer> =>
    this.#take({ method: "POST", path, sent: JSON.stringify(fields) }, this.#visitor.post(path, fields));

  postJson(path: string, body: object): Promise<Answer> {
    const headers = { ...this.#visitor.formHeaders({ "Content-Type": "application/json" }) };
    const sent = JSON.stringify(body);
    const request = new Request(`${ORIGIN}${path}`, { method: "POST", body: sent, headers });
    return this.#take({ method: "POST", path, sent }, this.#visitor.send(request));
  }

  async #take(asked: Pick<Asked, "method" | "path" | "sent">, coming: Promise<Response>): Promise<Answer> {
    const response = await coming;
    const text = await response.text();
    const answer = { status: response.status, location: response.headers.get("Location") ?? "", text };
    this.heard({ ...asked, device: this, answer });
    expect(answer.status, `${asked.method} ${asked.path}: ${text.slice(0, 300)}`).toBeLessThan(500);
    return answer;
  }
}
