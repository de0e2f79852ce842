import * as z from "zod";
import { differencesOf, expectedStandings, readStandings } from "../checks/compare";
import type { Scene } from "../model/scene";
import { Unanswered, type Meddle } from "../world/trouble";
import type { Act, Draw, Names } from "./act";

/** Acts that are done while the world fails: those that say what has become of them without an answer. */
const modules = import.meta.glob<{ default?: Act }>(["./*/*.ts", "!./world/*.ts"], { eager: true });
const INTERRUPTED: Readonly<Record<string, Act>> = Object.fromEntries(
  Object.entries(modules).flatMap(([file, { default: act }]) =>
    act?.unheard ? [[file.replace(/^.*\/|\.ts$/g, ""), act] as const] : [],
  ),
);

/** Arguments of an act within which something goes wrong. */
export const interrupted = { act: z.string(), args: z.unknown() };
interface Interrupted {
  act: string;
  args?: unknown;
}

/** After how many milliseconds something goes wrong, at most: while a request is worked on. */
const LATEST_MS = 40;
const SHORT_MS = 12;

/** Half of the time within the few that most requests take. */
export const drawMoment = (draw: Draw): number => draw.below(draw.below(2) === 0 ? SHORT_MS : LATEST_MS);

/** The same, or null for a third: before anything is done. */
export const drawMomentOrBefore = (draw: Draw): number | null => (draw.below(3) === 0 ? null : drawMoment(draw));

export const interruptedPosts: readonly string[] = [
  ...new Set(Object.values(INTERRUPTED).flatMap(({ posts }) => posts)),
];

/** `stops`: server or database do, so that nobody is left to finish what has steps. */
export function drawInterrupted(scene: Scene, draw: Draw, { stops }: { stops: boolean }): Interrupted | null {
  const name = draw.pick(Object.keys(INTERRUPTED)) ?? "";
  const { draw: drawn, hasSteps } = named(name);
  const args = drawn(scene, draw);
  return args === null || (stops && hasSteps(scene, args)) ? null : { act: name, args };
}

function named(name: string): Act {
  const found = INTERRUPTED[name];
  if (!found) throw new Error(`There is no act ${name} that may be interrupted.`);
  return found;
}

export const toldInterrupted = ({ act, args }: Interrupted, names: Names): string => named(act).tell(args, names);

interface Interruption {
  meddle: Meddle;
  /** Puts the world in order again. */
  recover: () => Promise<void>;
  /** Never begun: a part of it was not enough. */
  isNever?: boolean;
}

/**
 * Does something that is interrupted. Without an answer it was done whole or not at all, which the rows tell; then it is
 * done once more.
 */
export async function playInterrupted(
  scene: Scene,
  { act: name, args }: Interrupted,
  { meddle, recover, isNever = false }: Interruption,
): Promise<void> {
  const act = named(name);
  const before = expectedStandings(scene);
  if (await isHeard(scene, () => act.play(scene, args), { meddle, recover })) return;
  const found = await readStandings(scene);
  const changes = differencesOf(found, before);
  if (changes.length > 0) act.unheard?.(scene, args);
  await act.play(scene, args);
  if (changes.length === 0) return;
  const half = differencesOf(found, expectedStandings(scene));
  if (isNever || half.length > 0)
    throw new Error(`Vor dem zweiten Versuch ist es halb getan: ${[...changes, "–", ...half].join("\n")}`);
}

async function isHeard(
  { devices }: Scene,
  play: () => Promise<void>,
  { meddle, recover }: Interruption,
): Promise<boolean> {
  for (const device of devices) device.meddle = meddle;
  try {
    await play();
    return true;
  } catch (error) {
    if (error instanceof Unanswered) return false;
    throw error;
  } finally {
    for (const device of devices) device.meddle = null;
    await recover();
  }
}
