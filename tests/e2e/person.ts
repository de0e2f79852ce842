/** People as tests/e2e/people.ts leads them to where they stand. */
export const PEOPLE = [
  /** Has never been here. */
  "stranger",
  /** Has registered; the code is on its way. */
  "registering",
  /** Has an account, and is logged out on this browser. */
  "loggedOut",
  /** The same, and a code for the login is on its way. */
  "loggingIn",
  /** Has confirmed the address. */
  "newcomer",
  /** Has repeated the test, which can be undone, and not chosen a path. */
  "choosing",
  /** Is on the first mission, and has written something. */
  "walking",
  /** Has asked Inno once. */
  "asking",
  /** The same, and the answer is still being written. */
  "waiting",
  /** Has asked Inno as often as one can in a day, and once more. */
  "atLimit",
  /** Has just finished the first mission, and not been told yet. */
  "finishing",
  /** Has finished the path, and pays. */
  "finished",
  /** Has ordered, and Stripe has not told of the payment yet. */
  "ordering",
  /** Is on the first mission; the four weeks are over. */
  "trialEnded",
] as const;
export type Person = (typeof PEOPLE)[number];
