/** All paths, for everybody. */
export const PATHS = "/pfade";

export const pathAddress = (slug: string): string => `${PATHS}/${slug}`;
