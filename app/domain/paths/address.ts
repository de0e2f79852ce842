/** All paths, for everybody. */
export const PATHS = "/pfade";

export const pathAddress = (slug: string): string => `${PATHS}/${slug}`;

/** The one mission of a path that everybody may read. */
export const sampleAddress = (slug: string): string => `${pathAddress(slug)}/mission-probe`;
