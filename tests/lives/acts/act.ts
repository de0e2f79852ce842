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
  /** The act by which whoever is registered comes to where it can be done; none: they are there. */
  follows?: string;
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
  /**
   * Of the model alone, as `draw`: whether it has steps of which a server that stops may leave some to a later moment, as what follows from a payment:
   * then only whoever asked may leave meanwhile.
   */
  hasSteps?: (scene: Scene, args: Args) => boolean;
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
  follows: string | null;
  posts: readonly string[];
  draw: (scene: Scene, draw: Draw) => unknown;
  play: (scene: Scene, args: unknown) => Promise<void>;
  unheard: ((scene: Scene, args: unknown) => void) | null;
  hasSteps: (scene: Scene, args: unknown) => boolean;
  tell: (args: unknown, names: Names) => string;
}

/** An act whose arguments may come from a draw or from a story. */
export const act = <Args>({ args, play, unheard, hasSteps, tell, ...rules }: ActRules<Args>): Act => ({
  weight: rules.weight ?? 10,
  follows: rules.follows ?? null,
  posts: rules.posts ?? [],
  draw: rules.draw,
  play: (scene, given) => play(scene, args.parse(given)),
  unheard: unheard ? (scene, given) => unheard(scene, args.parse(given)) : null,
  hasSteps: (scene, given) => hasSteps?.(scene, args.parse(given)) ?? false,
  tell: (given, names) => tell(args.parse(given), names),
});
