import * as z from "zod";
import type { Scene } from "../model/scene";
import type { Act, Draw, Names } from "./act";

/** Acts that may be done amid others: all but those that plan what a vendor says next, as anybody may ask it, or move the clock. */
const modules = import.meta.glob<{ default?: Act }>(
  [
    "./*/*.ts",
    "!./world/*.ts",
    "!./coach/{ask-in-vain,hear-odd-signs,leave-inno,plan-weeks}.ts",
    "!./shop/{order,receipt}-in-vain.ts",
    "!./devices/write-twice.ts",
  ],
  { eager: true },
);
const ACTS: ReadonlyMap<string, Act> = new Map(
  Object.entries(modules).flatMap(([file, { default: act }]) =>
    act ? [[file.replace(/^.*\/|\.ts$/g, ""), act] as const] : [],
  ),
);

/** What somebody of the life does meanwhile. */
export const amid = { act: z.string(), args: z.unknown() };
interface Amid {
  act: string;
  args?: unknown;
}

export const postsAmid: readonly string[] = [...new Set([...ACTS.values()].flatMap(({ posts }) => posts))];

export function drawAmid(scene: Scene, draw: Draw): Amid | null {
  const possible = [...ACTS].flatMap(([name, { weight, draw: drawn }]) => {
    const args = drawn(scene, draw);
    return args === null ? [] : [{ name, weight, args }];
  });
  let at = draw.below(possible.reduce((sum, { weight }) => sum + weight, 0));
  const chosen = possible.find(({ weight }) => (at -= weight) < 0);
  return chosen ? { act: chosen.name, args: chosen.args } : null;
}

function named(name: string): Act {
  const found = ACTS.get(name);
  if (!found) throw new Error(`There is no act ${name} that is done amid others.`);
  return found;
}

export const playAmid = (scene: Scene, { act, args }: Amid): Promise<void> => named(act).play(scene, args);

export const toldAmid = ({ act, args }: Amid, names: Names): string => named(act).tell(args, names);
