import { eq, sql } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { userSettings } from "../schema";
import { inTransaction, lockPerson } from "../connection/transaction";

export interface Settings {
  aiEnabled: boolean;
  trialMail: boolean;
  weeklyMail: boolean;
  dailyReminder: boolean;
  reminderMail: boolean;
  selfCheck: boolean;
  /** Whether others may read the sentence for an evening on a locked screen. */
  eveningPush: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  aiEnabled: true,
  trialMail: true,
  weeklyMail: false,
  dailyReminder: false,
  reminderMail: false,
  selfCheck: true,
  eveningPush: false,
};

export async function getSettings({ userId }: { userId: string }, executor: Executor = db()): Promise<Settings> {
  const [row] = await executor
    .select({
      aiEnabled: userSettings.aiEnabled,
      trialMail: userSettings.trialMail,
      weeklyMail: userSettings.weeklyMail,
      dailyReminder: userSettings.dailyReminder,
      reminderMail: userSettings.reminderMail,
      selfCheck: userSettings.selfCheck,
      eveningPush: userSettings.eveningPush,
    })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return row ?? DEFAULT_SETTINGS;
}

/** Changes the given settings and leaves the rest, so that two tabs do not undo each other's choice. */
export async function saveSettings(
  { userId, changes }: { userId: string; changes: Partial<Settings> },
  executor: Executor = db(),
): Promise<void> {
  await inTransaction(executor, async (tx) => {
    if (!(await lockPerson({ userId }, tx))) return;
    await tx
      .insert(userSettings)
      .values({ userId, ...changes })
      .onConflictDoUpdate({ target: userSettings.userId, set: { ...changes, updatedAt: sql`now()` } });
  });
}
