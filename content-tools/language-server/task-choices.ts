import * as z from "zod";
import { holdsAnswer } from "~/domain/missions/task-type";
import { storedId } from "~/content/stored-id";

/** Task that has an answer, by the id under which answers are kept. */
export interface TaskChoice {
  id: string;
  /** With its mission. */
  title: string;
  /** Hover text over `<Meine>`, as Markdown. */
  explained: string;
}

const missionHead = z.object({
  title: z.string(),
  order: z.number(),
  tasks: z.array(
    z.object({
      id: z.string(),
      alias: z.string().optional(),
      title: z.string(),
      description: z.string(),
      type: z.string(),
    }),
  ),
});

/** Tasks of the readable heads of missions whose answers can be shown. */
export const taskChoices = (heads: readonly unknown[]): TaskChoice[] =>
  heads.flatMap((head) => {
    const mission = missionHead.safeParse(head).data;
    if (!mission) return [];
    const where = `Mission ${mission.order}, „${mission.title}“`;
    return mission.tasks.filter(holdsAnswer).map((task) => ({
      id: storedId(task),
      title: `${where}: ${task.title}`,
      explained: [`**${task.title}**`, where, task.description].join("\n\n"),
    }));
  });
