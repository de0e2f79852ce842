/** Begins the names of the caches that hold a person's pages. */
export const PERSONAL_CACHES = "pages-";

/** Screens with a copy for the time without a connection. */
const KEPT = /^\/(?:home|quests|mappe|mission\/[^/]+)$/;

export const isKept = (path: string): boolean => KEPT.test(path);

/** What a page tells the service worker: to keep a fresh copy of the screen at this path. */
export interface KeepMessage {
  keep: string;
}
