export const FEATURE_NAMES = [
  // Inno answers at /coach.
  "coach",
  // A mail shortly before the trial ends.
  "trialMail",
  // A mail a week about what was done and what is next.
  "weeklyMail",
  // A mail when an evening of the learner's rhythm begins.
  "reminderMail",
  // The daily reminder of the installed app.
  "push",
  // Orders are charged; without it they are a demo or not possible.
  "payments",
] as const;

export type Feature = (typeof FEATURE_NAMES)[number];
export type Features = Readonly<Record<Feature, boolean>>;

// True once the feature exists. Everything that sells, switches or requires a feature reads this list, so that texts,
// switch, offers and tests appear with it. Features of the specification are shown before, with COMING_SOON beside
// them.
export const FEATURES: Features = {
  coach: true,
  trialMail: true,
  weeklyMail: true,
  reminderMail: true,
  push: true,
  payments: true,
};

export const COMING_SOON = "kommt bald";
