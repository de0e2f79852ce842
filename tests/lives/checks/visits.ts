import { mkdirSync, writeFileSync } from "node:fs";
import { ACTS } from "../acts/all";
import type { Account } from "../model/account";
import type { Scene } from "../model/scene";
import { stateOf } from "../model/shop/contract";
import type { Asked } from "../world/device";
import { routeAt, type Route } from "../world/routes";

/** Where each process of a run keeps what it has counted, for `npm run lives` to add up. */
const VISITS_DIR = ".cache/lives";

/** Counts where lives have been: acts, loaders and actions of routes, and what became of missions and contracts. */
export class Visits {
  readonly #counts = new Map<string, number>();
  readonly #routes: readonly Route[];
  #act = "";
  #before = new Map<string, string>();

  constructor(routes: readonly Route[]) {
    this.#routes = routes;
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

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  write(name: string): void {
    mkdirSync(VISITS_DIR, { recursive: true });
    writeFileSync(`${VISITS_DIR}/${name}.json`, JSON.stringify(this.toCounts()));
  }

  /** Counts of all there is to visit, also what nobody has visited yet. */
  toCounts(): Record<string, number> {
    const pages = this.#routes.flatMap(({ id, hasLoader }) => (hasLoader ? [`Seite: ${id}`] : []));
    const actions = this.#routes.flatMap(({ id, hasAction }) => (hasAction ? [`Handlung: ${id}`] : []));
    const acts = Object.keys(ACTS).map((name) => `Tat: ${name}`);
    const all = [...acts, ...pages, ...actions];
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
