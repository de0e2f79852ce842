import { itemId } from "~/domain/missions/task-items";
import type { Frontmatter } from "./frontmatter/schema";
import type { Task } from "./library-types";
import { storedId } from "./stored-id";

/** A task as it is written, with the ids under which it and its items are stored. */
export function toTask({ alias, items, ...task }: Frontmatter<"roadmaps">["tasks"][number]): Task {
  const id = storedId({ ...task, alias });
  if (!items) return { ...task, id };
  return {
    ...task,
    id,
    items: items.map(({ alias: first, ...item }) => ({ ...item, id: itemId(id, storedId({ ...item, alias: first })) })),
  };
}
