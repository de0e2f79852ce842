/** Actions of routes that no act asks yet or ever, each with its reason. */
export const UNPLAYED: Readonly<Record<string, string>> = {
  "api.stripe-webhook": "asked by Stripe after each act and each move of the clock (tests/lives/world/world.ts)",
  "entwicklung.ansicht": "on the machine of a developer alone",
  "entwicklung.demo": "on the machine of a developer alone",
  "_app.coach_.plan": "not yet: the model has no plan of weeks",
  "_app.pfad.nachtragen": "not yet: the model has no paper; what it ticks goes the way of a late sync",
  "_app.quests": "not yet: opens the next mission alone, which finishing does, too",
  abbestellen: "not yet: needs the link of a mail; saves what choosing messages saves",
  "api.mail-webhook": "not yet: the mail service's own news",
  "api.push-token": "not yet: phones",
  "einladung.$code": "not yet: counts visitors, holds nothing of theirs",
};
