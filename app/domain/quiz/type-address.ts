/** All personality types, for everybody. */
export const TYPES = "/typen";

export const typeAddress = (slug: string): string => `${TYPES}/${slug}`;

/** The type as who has an account sees it, with the way to its paths. */
export const resultAddress = (name: string): string => `/quiz-results?type=${encodeURIComponent(name)}`;
