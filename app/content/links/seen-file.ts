/** In the content folder, to be committed: what the last checks of addresses saw. */
export const SEEN = "links-seen.json";
