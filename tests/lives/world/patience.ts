/** How long is waited for what the app does by itself: on a busy machine it may come late, and what never comes fails all the same. */
export const PATIENCE_MS = 60_000;
