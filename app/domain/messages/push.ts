/** Text of a push notification. Others may see the phone's screen: no name, no mission, no type. */
export interface PushText {
  title: string;
  body: string;
}

/** Notification type from which the app derives where a tap leads. */
export const DAILY_REMINDER = "daily_reminder";

/** Title of a notification without one of its own. */
export const PUSH_TITLE = "Neue Nachricht von Inno";

export const REMINDER_PUSH: PushText = { title: PUSH_TITLE, body: "Heute ist dein Abend. Eine kleine Aufgabe reicht." };

/** Target of a tap on a notification; null: the app resumes where it was. */
export const pathOfPush = (type: unknown): string | null => (type === DAILY_REMINDER ? "/quests" : null);
