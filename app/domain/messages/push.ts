/** What a phone shows. Its screen is seen by others: no name, no mission, no type. */
export interface PushText {
  title: string;
  body: string;
}

/** The type by which the app knows where a tap leads. */
export const DAILY_REMINDER = "daily_reminder";

/** When a notification says nothing else. */
export const PUSH_TITLE = "Neue Nachricht von Inno";

export const REMINDER_PUSH: PushText = { title: PUSH_TITLE, body: "Heute ist dein Abend. Eine kleine Aufgabe reicht." };

/** Where a tap on a notification leads; null: to where the app was. */
export const pathOfPush = (type: unknown): string | null => (type === DAILY_REMINDER ? "/quests" : null);
