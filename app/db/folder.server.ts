import { and, eq, ilike, ne } from "drizzle-orm";
import { db } from "./client.server";
import type { Executor } from "./open.server";
import { userNotes, userTasks } from "./schema";

interface Search {
  userId: string;
  /** Only what holds this text, in any case; all when empty. */
  search: string;
}

// Escapes %, _ and \: LIKE must match them literally.
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** What a person has written as answers, of all missions they ever had. */
export async function listAnswers({ userId, search }: Search, executor: Executor = db) {
  return executor
    .select({ missionId: userTasks.missionId, taskId: userTasks.taskId, answer: userTasks.answer })
    .from(userTasks)
    .where(
      and(
        eq(userTasks.userId, userId),
        ne(userTasks.answer, ""),
        search ? ilike(userTasks.answer, containing(search)) : undefined,
      ),
    );
}

/** Their private notes, of all missions they ever had. */
export async function listNotes({ userId, search }: Search, executor: Executor = db) {
  return executor
    .select({ missionId: userNotes.missionId, note: userNotes.note })
    .from(userNotes)
    .where(
      and(
        eq(userNotes.userId, userId),
        ne(userNotes.note, ""),
        search ? ilike(userNotes.note, containing(search)) : undefined,
      ),
    );
}
