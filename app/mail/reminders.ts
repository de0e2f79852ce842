import { longDate } from "~/domain/time/german-dates";
import type { MailGreeting } from "./greeting";
import { ownWords } from "./own-words";
import { plainMail, type MailContent } from "./layout";

/** Reminds a member at the start of a planned evening; `time` as "19:00". */
export function reminderMail({
  productName,
  firstName,
  origin,
  time,
  next,
}: MailGreeting & { time: string; next: { title: string; path: string; evening: string | null } | null }): MailContent {
  return plainMail(
    "reminderMail",
    "Heute ist dein Abend",
    [
      `Hallo ${firstName},`,
      `es ist ${time} Uhr, und heute ist einer der Abende, die du dir ausgesucht hast.`,
      ...(next?.evening ? [ownWords(next.evening)] : []),
      next
        ? `Als Nächstes: ${next.title}. Eine Aufgabe reicht für heute.`
        : "Ein Blick in deine Mappe oder deine Quests reicht für heute.",
      next
        ? { button: "Zur Mission", to: `${origin}${next.path}` }
        : { button: "Zu deinen Quests", to: `${origin}/quests` },
      `Heute passt es nicht? Dann eben beim nächsten Mal. Andere Abende oder eine Pause stellst du hier ein: ${origin}/profile/einstellungen/rhythmus`,
      `Bis bald\n${productName}`,
    ],
    { preheader: next ? `Als Nächstes: ${next.title}.` : "Eine Kleinigkeit reicht." },
  );
}

/** Shortly before the four free weeks are over. */
export function trialEndsMail({
  productName,
  firstName,
  endsAt,
  origin,
}: MailGreeting & { endsAt: Date }): MailContent {
  return plainMail("trialMail", `Deine kostenlosen Wochen bei ${productName} enden bald`, [
    `Hallo ${firstName},`,
    `am ${longDate(endsAt)} enden deine vier kostenlosen Wochen. Sie enden von selbst: Du musst nichts kündigen, und abgebucht wird nichts.`,
    "Dein Konto, dein Fortschritt und deine Mappe bleiben. Die Missionen öffnet danach ein Tarif.",
    { button: "Preise ansehen", to: `${origin}/pricing` },
    `Bis bald\n${productName}`,
  ]);
}
