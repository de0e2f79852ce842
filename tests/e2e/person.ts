/** Persons in the states into which tests/e2e/people.ts brings them. */
export const PEOPLE = [
  /** Has never been here. */
  "stranger",
  /** Has registered; the code is on its way. */
  "registering",
  /** Has an account, and is logged out on this browser. */
  "loggedOut",
  /** Has an account, is logged out, and a code for the login is on its way. */
  "loggingIn",
  /** Has confirmed the address. */
  "newcomer",
  /** Has repeated the test, which can be undone, and not chosen a path. */
  "choosing",
  /** Is on the first mission, and has written something. */
  "walking",
  /** Has finished three missions and asked the first people; a plan has opened all ten. */
  "striding",
  /** Has asked Inno once. */
  "asking",
  /** Has asked Inno once, and the answer is still being written. */
  "waiting",
  /** Has asked Inno as often as the day's limit allows, and once more. */
  "atLimit",
  /** Has just finished the first mission, and not seen the message about it yet. */
  "finishing",
  /** Has finished the path, and pays. */
  "finished",
  /** Has ordered, and Stripe has not reported the payment yet. */
  "ordering",
  /** Is on the first mission; the trial of four weeks is over. */
  "trialEnded",
] as const;
export type Person = (typeof PEOPLE)[number];
