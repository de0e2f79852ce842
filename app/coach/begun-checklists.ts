import type { Task } from "~/content/library";
import { boxSign } from "~/domain/text/box-sign";

/** The checklists of a mission of which a point is ticked, each point with its box. */
export const begunChecklists = (tasks: readonly Pick<Task, "title" | "items">[], ticked: readonly string[]) =>
  tasks.flatMap(({ title, items = [] }) => {
    const points = items.map(({ id, text }) => ({ text, completed: ticked.includes(id) }));
    if (!points.some(({ completed }) => completed)) return [];
    return [{ task: title, answer: points.map((point) => `${boxSign(point)} ${point.text}`).join("\n") }];
  });
