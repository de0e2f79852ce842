import type { ContactState } from "./contact";
import type { ContactCounts } from "./counts";

/** Words of content for what a task counts on a learner's way to customers, in the order of the way. */
export const COUNTED = ["kontakte", "angeschrieben", "gespraech", "angebot", "auftrag"] as const;

/** Count of a task: the contacts' state that counts, and how many are enough. */
export interface TaskCount {
  was: (typeof COUNTED)[number];
  anzahl: number;
}

const STATES = {
  kontakte: "noted",
  angeschrieben: "approached",
  gespraech: "talking",
  angebot: "offer",
  auftrag: "order",
} satisfies Record<TaskCount["was"], ContactState>;

const SAID: Record<TaskCount["was"], string> = {
  kontakte: "notiert",
  angeschrieben: "angeschrieben",
  gespraech: "im Gespräch",
  angebot: "mit Angebot",
  auftrag: "mit Auftrag",
};

/** How many have come as far as a task counts, or farther; by the farthest state of each. */
export const countReached = (farthest: ContactCounts, was: TaskCount["was"]): number =>
  COUNTED.slice(COUNTED.indexOf(was)).reduce((sum, each) => sum + (farthest[STATES[each]] ?? 0), 0);

/** „7 von 10 notiert“ */
export const sayCounted = (number: number, { was, anzahl }: TaskCount): string =>
  `${number} von ${anzahl}\u00a0${SAID[was]}`;
