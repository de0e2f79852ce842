import { expect, test } from "vitest";
import { purchaseState, subscriptionState } from "./state-at-stripe";

test.each([
  ["active", "active", "suspended"],
  ["trialing", "active", "suspended"],
  // A failed renewal while the previous payment is disputed.
  ["past_due", "past_due", "suspended"],
  ["incomplete", "unpaid", "unpaid"],
  ["unpaid", "unpaid", "unpaid"],
  ["paused", "unpaid", "unpaid"],
  ["incomplete_expired", "ended", "ended"],
  ["canceled", "ended", "ended"],
  ["a status of next year", "unpaid", "unpaid"],
])("a subscription that is %s", (status, plain, disputed) => {
  expect(subscriptionState(status, false)).toBe(plain);
  expect(subscriptionState(status, true)).toBe(disputed);
});

test.each([
  [{ isOnItsWay: true, isBack: false, isDisputed: false }, "unpaid"],
  [{ isOnItsWay: false, isBack: false, isDisputed: false }, "active"],
  [{ isOnItsWay: false, isBack: false, isDisputed: true }, "suspended"],
  [{ isOnItsWay: false, isBack: true, isDisputed: false }, "refunded"],
  [{ isOnItsWay: false, isBack: true, isDisputed: true }, "refunded"],
])("what is paid once: %j", (facts, state) => expect(purchaseState(facts)).toBe(state));
