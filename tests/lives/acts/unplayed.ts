/** Actions of routes that no act ever asks, each with its reason. */
export const UNPLAYED: Readonly<Record<string, string>> = {
  "_app.begleitung":
    "whoever accompanies has no account and no life here: both sides are played by tests/integration/companions",
  begleiten: "asked by somebody without an account (tests/integration/companions)",
  "api.stripe-webhook": "asked by Stripe after each act and each move of the clock (tests/lives/world/news.ts)",
  "entwicklung.ansicht": "on the machine of a developer alone",
  "entwicklung.demo": "on the machine of a developer alone",
};

/** Pages that nobody of a life opens, each with its reason. */
export const UNSEEN: Readonly<Record<string, string>> = {
  root: "what every page stands in: its loader is asked with each of them",
  "einladung.$code": "opened by whoever follows an invitation (follow-invitation.ts), as it names who invites",
};
