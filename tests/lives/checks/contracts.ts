import { stateOf, type ContractState } from "../model/shop/contract";
import type { Purchases } from "../model/shop/purchases";

const ROW_STATES: Readonly<Record<ContractState, string>> = {
  running: "active",
  unpaid: "past_due",
  disputed: "suspended",
  refunded: "refunded",
  over: "ended",
};

/** What is over was cancelled or not. */
const OVER = ["refunded", "ended"];

export const toldContract = ({ kind, state, isCancelled }: { kind: string; state: string; isCancelled: boolean }) =>
  `${kind} ${state}${isCancelled && !OVER.includes(state) ? " gekündigt" : ""}`;

/** Contracts as the app has read them last. */
export const contractsExpected = ({ known }: Purchases): string[] =>
  known.map((contract) => toldContract({ ...contract, state: ROW_STATES[stateOf(contract)] })).sort();
