import type { TaskRule } from "../missions/missions";
import { boxAfterItems, type Tick } from "../missions/task-items";

/** An act on the box of a task or an item. */
export interface TickAct extends Tick {
  id: string;
  /** Sent by a form with all its boxes: no act where it leaves the box as it was. */
  isOfForm: boolean;
}

/**
 * The boxes that acts change, with what is then to be stored. Of two acts on one box the later counts; a task follows
 * its required items, and its own box wins over them when both are of one moment. A learner who ticks a task by its own
 * box has seen its items: they are stored, too, as never acted on.
 */
export function ticksToSave(
  acts: readonly TickAct[],
  stored: ReadonlyMap<string, Tick>,
  tasks: readonly TaskRule[],
): Map<string, Tick> {
  const known = new Map(stored);
  const changed = new Map<string, Tick>();
  const put = (id: string, tick: Tick) => {
    known.set(id, tick);
    changed.set(id, tick);
  };
  const real = acts.filter(
    ({ id, completed, isOfForm }) => !isOfForm || completed !== (stored.get(id)?.completed ?? false),
  );
  const take = (ids: ReadonlySet<string>) => {
    for (const { id, completed, at } of real) {
      if (ids.has(id) && at >= (known.get(id)?.at ?? 0)) put(id, { completed, at });
    }
  };
  for (const { id, items = [] } of tasks) {
    const ids = new Set(items.map((item) => item.id));
    take(ids);
    const box = real.some((act) => ids.has(act.id)) ? boxAfterItems(items, (item) => known.get(item)) : null;
    if (box && box.at > (known.get(id)?.at ?? 0)) put(id, box);
    take(new Set([id]));
    const isTicked = real.some((act) => act.id === id && act.completed);
    for (const item of isTicked ? ids : []) if (!known.has(item)) put(item, { completed: false, at: 0 });
  }
  return changed;
}
