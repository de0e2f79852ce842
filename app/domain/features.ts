export const FEATURE_NAMES = [
  // Inno answers at /coach.
  "coach",
  // A mail shortly before the trial ends.
  "trialMail",
  // A mail a week about what was done and what is next.
  "weeklyMail",
  // A mail when an evening of one's rhythm begins.
  "reminderMail",
  // The daily reminder of the installed app.
  "push",
  // Orders are charged; without, they are a demo or not possible.
  "payments",
] as const;

export type Feature = (typeof FEATURE_NAMES)[number];
export type Features = Readonly<Record<Feature, boolean>>;

// True once it is there. Everything that sells, switches or asks for one of these reads this list, so that texts,
// switch, offers and tests appear with it. What the specification states is shown before, with COMING_SOON beside it.
export const FEATURES: Features = {
  coach: true,
  trialMail: true,
  weeklyMail: true,
  reminderMail: true,
  push: true,
  payments: true,
};

export const COMING_SOON = "kommt bald";
