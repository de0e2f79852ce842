export const START_PLAN = "/startfahrplan";

/** Address of a step on its page, where it stands open: not every browser opens a fold for a fragment. */
export const stepAddress = (slug: string): string => `${START_PLAN}?schritt=${slug}#${slug}`;
