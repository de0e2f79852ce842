/** Prefix of the caches that hold a member's pages. */
export const PERSONAL_CACHES = "pages-";

/** Screens that are cached for use offline. */
const KEPT =
  /^\/(?:home|quests|mappe|startfahrplan|kundenweg|versuche|profile\/einstellungen\/situation|mission\/[^/]+)$/;

export const isKept = (path: string): boolean => KEPT.test(path);

export interface KeepMessage {
  keep: string;
}
