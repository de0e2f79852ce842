/** List of published ids, written by `npm run content:publish`. */
export const PUBLISHED = "published.json";

/**
 * Results of the last link checks, written by `npm run content:links` and committed: one editor checks now and then
 * where there is a network, and all who review need the results.
 */
export const SEEN = "links-seen.json";

/** Files in the content folder that these commands keep. */
export const KEPT_LISTS: readonly string[] = [PUBLISHED, SEEN];
