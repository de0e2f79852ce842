import type * as z from "zod";
import type { Scene } from "../model/scene";

/** Chance, as the seed has it. */
export interface Draw {
  /** From 0 to below `count`. */
  below: (count: number) => number;
  pick: <Value>(list: readonly Value[]) => Value | undefined;
}

/** What somebody may do. One file each; its name is the file's. */
export interface ActRules<Args> {
  /** How often it happens beside the others; 10 by default. */
  weight?: number;
  /** Ids of the routes whose actions it asks; it may ask no other. */
  posts?: readonly string[];
  args: z.ZodType<Args>;
  /** What it would be done with now; null where nobody would do it. */
  draw: (scene: Scene, draw: Draw) => Args | null;
  /** Does it, expects the answer that follows from the model, and changes the model likewise. */
  play: (scene: Scene, args: Args) => Promise<void>;
  /**
   * What it changes where it was done, and its answer was never heard: done again it then changes nothing more. Acts
   * with it are done while the world fails (acts/world).
   */
  unheard?: (scene: Scene, args: Args) => void;
  /** What is done, as a German sentence that somebody can follow by hand. */
  tell: (args: Args, names: Names) => string;
}

/** Names of people and devices for a story. */
export interface Names {
  person: (index: number) => string;
  device: (index: number) => string;
}

export interface Act {
  weight: number;
  posts: readonly string[];
  draw: (scene: Scene, draw: Draw) => unknown;
  play: (scene: Scene, args: unknown) => Promise<void>;
  unheard: ((scene: Scene, args: unknown) => void) | null;
  tell: (args: unknown, names: Names) => string;
}

/** An act whose arguments may come from a draw or from a story. */
export const act = <Args>({ weight = 10, posts = [], args, draw, play, unheard, tell }: ActRules<Args>): Act => ({
  weight,
  posts,
  draw,
  play: (scene, given) => play(scene, args.parse(given)),
  unheard: unheard ? (scene, given) => unheard(scene, args.parse(given)) : null,
  tell: (given, names) => tell(args.parse(given), names),
});
