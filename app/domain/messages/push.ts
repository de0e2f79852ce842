/** Text of a push notification. Others may see the phone's screen: no name, no mission, no type. */
export interface PushText {
  title: string;
  body: string;
}

/** Notification type from which the app derives where a tap leads. */
export const DAILY_REMINDER = "daily_reminder";

/** Title of a notification without one of its own. */
export const PUSH_TITLE = "Neue Nachricht von Inno";

const REMINDER_BODY = "Heute ist dein Abend. Eine kleine Aufgabe reicht.";

/** The reminder of an evening; `evening`: the person's own sentence, which they let others see on the screen. */
export const reminderPush = (evening: string | null): PushText => ({
  title: PUSH_TITLE,
  body: evening ?? REMINDER_BODY,
});

/** Target of a tap on a notification; null: the app resumes where it was. */
export const pathOfPush = (type: unknown): string | null => (type === DAILY_REMINDER ? "/quests" : null);
