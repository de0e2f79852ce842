import type { Account } from "../account";
import { stateOf, type Payment } from "./contract";

/** A payment by its contract and its moment; none where two were taken in one moment, as nobody could tell them apart. */
export function payment({ shop }: Account, { contract, at }: { contract: number; at: number }): Payment | undefined {
  const all = shop.contracts.flatMap(({ payments }) => payments.filter((each) => each.at === at));
  return all.length === 1 ? shop.contracts[contract]?.payments.find((each) => each.at === at) : undefined;
}

/** Payments that a bank might take back. */
export const disputable = ({ shop }: Account): { contract: number; at: number }[] =>
  shop.contracts.flatMap((contract) =>
    ["over", "refunded"].includes(stateOf(contract)) ? [] : paymentsOf(contract, null),
  );

/** Payments that a bank has taken back, and has not decided about. */
export const disputed = ({ shop }: Account): { contract: number; at: number }[] =>
  shop.contracts.flatMap((contract) => paymentsOf(contract, "open"));

const paymentsOf = ({ number, payments }: { number: number; payments: readonly Payment[] }, is: Payment["dispute"]) =>
  payments.flatMap(({ at, dispute }) => (dispute === is ? [{ contract: number, at }] : []));
