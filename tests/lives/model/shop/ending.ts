import type { Account } from "../account";
import { germanDay } from "../german-day";
import type { Scene } from "../scene";
import { givesAccess, isMonthly, type Contract, type Plan } from "./contract";
import { learn } from "./learn";
import { atStripe, hadMoneyBack, heldAs, type Statement } from "./purchases";
import { end } from "./time";

const DAY_MS = 86_400_000;
const MONEY_BACK_DAYS = 30;
const WITHDRAWAL_DAYS = 14;

const dayNumber = (at: number): number => Date.parse(germanDay(at)) / DAY_MS;

/** The days from then on, in Germany; the first day does not count. */
const isWithin = (days: number, { from, at }: { from: number; at: number }): boolean =>
  dayNumber(at) - dayNumber(from) <= days;

/** Whether there was something to cancel. */
export function cancel(scene: Scene, account: Account, plan: Plan): boolean {
  const known = heldAs(account, plan, scene.now);
  return known !== undefined && cancelContract(scene, account, known);
}

function cancelContract(scene: Scene, account: Account, known: Contract): boolean {
  if (!isMonthly(known)) return false;
  const contract = atStripe(account.shop, known);
  const { isOver } = contract;
  if (!isOver) contract.isCancelled = true;
  learn(scene, account);
  return !isOver;
}

function hasMoneyBack(account: Account, plan: Plan, now: number): boolean {
  const [first] = heldAs(account, plan, now)?.payments ?? [];
  return !hadMoneyBack(account.shop) && first !== undefined && isWithin(MONEY_BACK_DAYS, { from: first.at, at: now });
}

/** Whether it goes back. */
export function takeMoneyBack(scene: Scene, account: Account, plan: Plan): boolean {
  const known = heldAs(account, plan, scene.now);
  if (!known || !hasMoneyBack(account, plan, scene.now)) return false;
  const isGiven = endWithRefund(scene, account, known);
  account.shop.moneyBack = { contract: known.number, isGiven };
  return isGiven;
}

/** What the bank has taken back cannot be paid back as well, and waits for the bank. */
function endWithRefund(scene: Scene, account: Account, known: Contract): boolean {
  learn(scene, account);
  const contract = atStripe(account.shop, known);
  const isAtBank = contract.payments.some(({ dispute }) => dispute === "open" || dispute === "lost");
  if (isAtBank && !givesAccess(contract, scene.now)) return false;
  end(contract);
  learn(scene, account);
  return true;
}

/** Whether it has an effect at once; else it is kept and tried again each hour. */
export function declare(scene: Scene, account: Account, statement: Statement): boolean {
  const isDone = execute(scene, account, statement);
  if (!isDone) account.shop.statements.push(statement);
  return isDone;
}

/** The contract that is meant: one that counts, and was there when it was declared. */
export const meantBy = ({ shop }: Account, { page, plan, at }: Statement, now: number): Contract | undefined =>
  shop.known.find(
    (contract) =>
      contract.kind === plan &&
      givesAccess(contract, now) &&
      contract.since <= at &&
      (page === "kuendigen" ? isMonthly(contract) : isWithin(WITHDRAWAL_DAYS, { from: contract.since, at })),
  );

function execute(scene: Scene, account: Account, statement: Statement): boolean {
  const known = meantBy(account, statement, scene.now);
  if (!known) return false;
  return statement.page === "kuendigen" ? cancelContract(scene, account, known) : endWithRefund(scene, account, known);
}

/** What each hour does with statements that had no effect yet; `isTried`: none is executed that is not. */
export function executeOpen(scene: Scene, account: Account, isTried: (statement: Statement) => boolean): void {
  const { shop } = account;
  shop.statements = shop.statements.filter((statement) => !isTried(statement) || !execute(scene, account, statement));
}
