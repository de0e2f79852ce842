/** Address of a step on its page, where it stands open: not every browser opens a fold for a fragment. */
export const stepAddress = (slug: string): string => `/startfahrplan?schritt=${slug}#${slug}`;
