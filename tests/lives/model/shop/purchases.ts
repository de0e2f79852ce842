import { isDeepStrictEqual } from "node:util";
import type { Account } from "../account";
import { givesAccess, stateOf, type Contract, type Plan } from "./contract";

/** A page at Stripe where somebody may pay what they have ordered. */
interface OpenOrder {
  plan: Plan;
  session: string;
  until: number;
  /** The order that was paid there; null: none was. */
  paid: number | null;
}

/** What somebody has declared without an effect so far; it is tried again each hour. */
export interface Statement {
  /** As the app has named it. */
  id: string;
  page: "widerruf" | "kuendigen";
  plan: Plan;
  at: number;
}

/** What somebody has bought, and may expect of it. */
export interface Purchases {
  /** As they are at Stripe. */
  contracts: Contract[];
  /** As the app has read them last: until it hears again, access follows from these. */
  known: readonly Contract[];
  open: OpenOrder | null;
  /** How many orders were paid. */
  orders: number;
  /** Orders that the app knows as paid; each has one receipt, or waits for it. */
  paid: Set<number>;
  /** Orders whose receipt was mailed. */
  receipts: Set<number>;
  statements: Statement[];
  /** The contract that the money was asked back for; the promise counts once a person. */
  moneyBack: { contract: number; isGiven: boolean } | null;
}

export const nothingBought = (): Purchases => ({
  ...{ contracts: [], known: [], open: null, orders: 0, paid: new Set(), receipts: new Set() },
  ...{ statements: [], moneyBack: null },
});

/** Whether there is something at Stripe that the app has not read yet. */
export const hasNews = ({ contracts, known, open }: Purchases): boolean =>
  !isDeepStrictEqual(contracts, known) || (open !== null && open.paid !== null);

export const held = ({ known }: Purchases, now: number): ReadonlySet<Plan> =>
  new Set(known.flatMap((contract) => (givesAccess(contract, now) ? contract.kind : [])));

/** The contract of a plan that the app knows of, and lets count. */
export const heldAs = ({ shop }: Account, plan: Plan, now: number): Contract | undefined =>
  shop.known.find((contract) => contract.kind === plan && givesAccess(contract, now));

/** The same contract as it is at Stripe. */
export function atStripe({ contracts }: Purchases, { number }: Contract): Contract {
  const found = contracts[number];
  if (!found) throw new Error(`There is no contract ${number}.`);
  return found;
}

const hasOne = (kinds: ReadonlySet<Plan>, ...wanted: Plan[]): boolean => wanted.some((kind) => kinds.has(kind));

const hasPro = (kinds: ReadonlySet<Plan>): boolean => hasOne(kinds, "pro", "pro_ai", "lifetime_pro", "lifetime_pro_ai");

export const hasProWithInno = (kinds: ReadonlySet<Plan>): boolean =>
  hasOne(kinds, "pro_ai", "lifetime_pro_ai") || (kinds.has("ai_only") && hasPro(kinds));

/** Whether the missions stand open for what was paid; Inno alone opens none. */
export const isPaid = ({ shop }: Pick<Account, "shop">, now: number): boolean => hasPro(held(shop, now));

const LARGER: Readonly<Partial<Record<Plan, Plan>>> = { pro: "pro_ai", lifetime_pro: "lifetime_pro_ai" };

/** no: it is there already, under this name or as a part of something larger. */
type Orderable = "new" | "upgrade" | "current" | "no";

export function orderable({ shop }: Account, plan: Plan, now: number): Orderable {
  const kinds = held(shop, now);
  // Beside the larger one the smaller is a part of it.
  const larger = LARGER[plan];
  if (kinds.has(plan) && !(larger && kinds.has(larger))) return "current";
  const isRefused = {
    pro: hasPro(kinds),
    pro_ai: hasProWithInno(kinds) || hasOne(kinds, "lifetime_pro", "lifetime_pro_ai"),
    ai_only: hasProWithInno(kinds),
    lifetime_pro: kinds.has("lifetime_pro_ai"),
    lifetime_pro_ai: false,
  }[plan];
  if (isRefused) return "no";
  return plan === "pro_ai" && kinds.has("pro") ? "upgrade" : "new";
}

const isBack = (contract: Contract): boolean => ["refunded", "over"].includes(stateOf(contract));

/** Whether the promise was used; also where Stripe has not answered, and the contract turns out to be over. */
export const hadMoneyBack = ({ moneyBack, known }: Purchases): boolean =>
  moneyBack !== null && (moneyBack.isGiven || known.some((each) => each.number === moneyBack.contract && isBack(each)));
