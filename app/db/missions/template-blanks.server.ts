import { and, eq } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { inTransaction, lockPerson } from "../connection/transaction";
import { userTasks } from "../schema";
import { saveAnswer } from "./mission-work.server";

interface TemplateOfPerson {
  userId: string;
  /** Name of the template's work: „vorlagen/angebot“. */
  missionId: string;
}

/**
 * Saves what was written into the blanks of a template of its own page, and returns all that stands in them, by task. Of
 * two acts on one blank the later counts.
 */
export async function saveTemplateBlanks(
  { changes, ...template }: TemplateOfPerson & { changes: readonly { taskId: string; answer: string; at: Date }[] },
  executor: Executor = db(),
): Promise<ReadonlyMap<string, string>> {
  return inTransaction(executor, async (tx) => {
    if (!(await lockPerson(template, tx))) return new Map();
    for (const { taskId, answer, at } of changes) await saveAnswer({ ...template, taskId, answer, answeredAt: at }, tx);
    return listTemplateBlanks(template, tx);
  });
}

/** Values of the blanks of a template's own page, by task. */
export async function listTemplateBlanks(
  { userId, missionId }: TemplateOfPerson,
  executor: Executor = db(),
): Promise<ReadonlyMap<string, string>> {
  const rows = await executor
    .select({ taskId: userTasks.taskId, answer: userTasks.answer })
    .from(userTasks)
    .where(and(eq(userTasks.userId, userId), eq(userTasks.missionId, missionId)));
  return new Map(rows.map(({ taskId, answer }) => [taskId, answer]));
}
