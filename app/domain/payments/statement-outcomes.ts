import type { Contract } from "./contracts";
import { givesAccess, type Offer } from "./entitlements";
import type { Effect } from "./statement-effects";

type Standing = Pick<Contract, "kind" | "source" | "state" | "expiresAt">;

/** When a contract ended that an earlier try has ended, whose answer was lost; null while it runs. */
export function endedBefore({ state, expiresAt }: Pick<Standing, "state" | "expiresAt">, now: Date): Date | null {
  const hasRunOut = expiresAt !== null && expiresAt.getTime() <= now.getTime();
  if (hasRunOut) return expiresAt;
  return state === "ended" || state === "refunded" ? now : null;
}

/** Whether a statement changes when its contract ends: one that is cancelled already ends with its period anyway. */
export const changesTheEnd = (
  { source, cancelsAt }: Pick<Standing, "source"> & { cancelsAt: Date | null },
  effect: Effect,
): boolean => effect !== "period-end" || source === "demo" || cancelsAt === null;

/** The only plan that a member has and can give up, for its form to begin with; null with none or several. */
export function onlyPlanOf(
  held: readonly Pick<Standing, "kind" | "source" | "state" | "expiresAt">[],
  now: Date,
): Offer | null {
  const [only, ...others] = held.filter((each) => givesAccess(each, now) && each.source !== "operator");
  return only && others.length === 0 ? only.kind : null;
}

/** Outcome of a statement: its contract has ended, is to end later or by another try, or the operator has to look. */
type State = "settled" | "waiting" | "open";

export interface Letters {
  /** Letter to the account's address. `anyway`: past the limit of mails that strangers can cause, as it happens once. */
  toAccount: "anyway" | "within-limit" | null;
  toOperator: boolean;
}

/** Recipients of the letters once a statement was tried; a confirmation asked for elsewhere has gone out before. */
export function lettersAbout({
  state,
  isNew,
  isElsewhere,
}: {
  state: State;
  isNew: boolean;
  isElsewhere: boolean;
}): Letters {
  const isEnding = state === "settled" && isNew;
  return {
    toAccount: isEnding ? "anyway" : isElsewhere ? null : "within-limit",
    toOperator: state === "open",
  };
}
