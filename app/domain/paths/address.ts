/** All paths, for everybody. */
export const PATHS = "/pfade";

export const pathAddress = (slug: string): string => `${PATHS}/${slug}`;

/** The one mission of a path that everybody may read. */
export const sampleAddress = (slug: string): string => `${pathAddress(slug)}/mission-probe`;

/** Where a path is looked at by who may choose it. */
export const previewAddress = (slug: string): string => `/career-path-selection?vorschau=${slug}`;
