/** Actions of routes that no act ever asks, each with its reason. */
export const UNPLAYED: Readonly<Record<string, string>> = {
  "api.stripe-webhook": "asked by Stripe after each act and each move of the clock (tests/lives/world/news.ts)",
  "entwicklung.ansicht": "on the machine of a developer alone",
  "entwicklung.demo": "on the machine of a developer alone",
};
