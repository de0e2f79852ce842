/** All personality types, for everybody. */
export const TYPES = "/typen";

export const typeAddress = (slug: string): string => `${TYPES}/${slug}`;
