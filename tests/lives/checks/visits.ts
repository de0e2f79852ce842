import { mkdirSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { ACTS } from "../acts/all";
import { UNPLAYED, UNSEEN } from "../acts/unplayed";
import type { Account } from "../model/account";
import type { Scene } from "../model/scene";
import { stateOf } from "../model/shop/contract";
import type { Asked } from "../world/device";
import { routeAt, type Route } from "../world/routes";

const MESSAGES = ["welcome", "newMember", "reminder", "week", "trialEnds"];
const PERIODIC = ["sweep", "statements", "reminders", "weeks", "trials", "prices", "renewals", "stripe", "facts"];

const ENDED = `select 'Nachricht: ' || kind || ' ' || coalesce(outcome, 'open') as what, count(*)::int as times
    from notices group by kind, outcome
  union all select 'Auftrag: ' || (data ->> 'name') || ' ' || state, count(*)::int
    from pgboss.job where name = 'periodic' group by data ->> 'name', state`;
const ended = z.array(z.object({ what: z.string(), times: z.number() }));

/** Counts where lives have been: acts, loaders and actions of routes, and what became of missions, contracts and messages. */
export class Visits {
  readonly #counts: Map<string, number>;
  readonly #routes: readonly Route[];
  #act = "";
  #before = new Map<string, string>();

  /** `counts` may be those of several lives that are played at a time. */
  constructor(routes: readonly Route[], counts: Map<string, number>) {
    this.#routes = routes;
    this.#counts = counts;
  }

  /** An act that begins. */
  begin(act: string, scene: Scene): void {
    this.#act = act;
    this.#before = statesOf(scene);
    this.#count(`Tat: ${act}`);
  }

  /** What the act has changed. */
  end(scene: Scene): void {
    for (const [what, state] of statesOf(scene)) {
      const before = this.#before.get(what) ?? "–";
      const [kind] = what.split(" ");
      if (before !== state) this.#count(`Übergang: ${kind ?? ""} ${before} → ${state}`);
    }
  }

  /** Counts a request; a sentence where the act asks an action that it does not name. */
  take({ method, path }: Asked): string[] {
    const id = routeAt(this.#routes, path.replace(/\?.*$/, "")) ?? "";
    this.#count(`${method === "GET" ? "Seite" : "Handlung"}: ${id}`);
    const isNamed = method === "GET" || ACTS[this.#act]?.posts.includes(id);
    return isNamed ? [] : [`Die Tat ${this.#act} ruft ${id} auf, ohne es zu nennen.`];
  }

  /** What became of messages and of jobs by the clock, when a life is over. */
  async endLife({ world }: Scene): Promise<void> {
    for (const { what, times } of ended.parse(await world.query(ENDED))) this.#count(what, times);
  }

  #count(what: string, times = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + times);
  }

  /** Keeps what a process has counted, for `npm run lives` to add up. */
  write(folder: string, name: string): void {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${name}.json`, JSON.stringify(this.toCounts()));
  }

  /** Counts of all there is to visit, also what nobody has visited yet; not of what nobody visits for a reason. */
  toCounts(): Record<string, number> {
    const isSeen = ({ id, hasLoader }: Route) => hasLoader && !Object.hasOwn(UNSEEN, id);
    const isPlayed = ({ id, hasAction }: Route) => hasAction && !Object.hasOwn(UNPLAYED, id);
    const pages = this.#routes.filter(isSeen).map(({ id }) => `Seite: ${id}`);
    const actions = this.#routes.filter(isPlayed).map(({ id }) => `Handlung: ${id}`);
    const acts = Object.keys(ACTS).map((name) => `Tat: ${name}`);
    const messages = MESSAGES.map((kind) => `Nachricht: ${kind} sent`);
    const jobs = PERIODIC.map((name) => `Auftrag: ${name} completed`);
    const all = [...acts, ...pages, ...actions, ...messages, ...jobs];
    return { ...Object.fromEntries(all.map((what) => [what, 0])), ...Object.fromEntries(this.#counts) };
  }
}

/** Missions and contracts of all accounts, each with its state. */
function statesOf({ people }: Scene): Map<string, string> {
  return new Map(people.flatMap(({ account }) => (account ? statesOfAccount(account) : [])));
}

const statesOfAccount = ({ id, progress, shop }: Account): [string, string][] => [
  ...Object.entries(progress.missions).map(([mission, { status }]): [string, string] => [
    `Mission ${id} ${mission}`,
    status,
  ]),
  ...shop.contracts.map((contract): [string, string] => [
    `Vertrag ${id} ${contract.number}`,
    `${contract.kind} ${stateOf(contract)}${contract.isCancelled ? " gekündigt" : ""}`,
  ]),
];
