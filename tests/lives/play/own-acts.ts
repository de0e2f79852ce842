import { ACTS } from "../acts/all";

/** In each short life pages are opened, in any order. */
const EACH = "look-around";
const FIRST = "register";

/**
 * Acts that the short lives of `npm test` come to before others, as chance would need many more acts for all of them: each
 * act is one of some life's, those of a folder beside each other. `life`: from 0 to below `lives`.
 */
export function ownActs(life: number, lives: number): Set<string> {
  const names = Object.keys(ACTS);
  return new Set([...names.filter((_, index) => Math.floor((index * lives) / names.length) === life), EACH]);
}

/** An act, and those by which somebody comes to where it can be done, the nearest first. */
export function wayTo(name: string): string[] {
  const way = [name];
  for (let next = ACTS[name]?.follows; next; next = ACTS[next]?.follows) way.push(next);
  return [...way, FIRST];
}
