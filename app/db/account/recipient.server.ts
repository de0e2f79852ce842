import { eq } from "drizzle-orm";
import { db } from "../connection/client.server";
import type { Executor } from "../connection/open.server";
import { profiles, userProgress, userSettings } from "../schema";
import { DEFAULT_SETTINGS } from "./settings.server";

export type Recipient = NonNullable<Awaited<ReturnType<typeof getRecipient>>>;

/** All facts that decide whether and how a member is notified, in one query; null: the account is gone. */
export async function getRecipient({ userId }: { userId: string }, executor: Executor = db()) {
  const [row] = await executor
    .select({
      userId: profiles.userId,
      firstName: profiles.firstName,
      email: profiles.email,
      emailVerified: profiles.emailVerified,
      mailStopped: profiles.mailStopped,
      quizCompleted: userProgress.quizCompleted,
      careerPath: userProgress.selectedCareerPath,
      personalityType: userProgress.personalityType,
      trialStartedAt: userProgress.trialStartDate,
      lastActiveDate: userProgress.lastActiveDate,
      settings: {
        aiEnabled: userSettings.aiEnabled,
        trialMail: userSettings.trialMail,
        weeklyMail: userSettings.weeklyMail,
        dailyReminder: userSettings.dailyReminder,
        reminderMail: userSettings.reminderMail,
        eveningPush: userSettings.eveningPush,
      },
    })
    .from(profiles)
    .innerJoin(userProgress, eq(userProgress.userId, profiles.userId))
    .leftJoin(userSettings, eq(userSettings.userId, profiles.userId))
    .where(eq(profiles.userId, userId));
  return row ? { ...row, settings: row.settings ?? DEFAULT_SETTINGS } : null;
}
