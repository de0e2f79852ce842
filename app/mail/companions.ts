import { COMPANION_WEEKS, firstSundayOf } from "~/domain/companions/weeks";
import { longDate, longDay } from "~/domain/time/german-dates";
import { plainMail, type MailContent } from "./layout";

interface Asked {
  productName: string;
  /** The learner's name, as they show it: it has no links. */
  asker: string;
  link: string;
}

/** Goes to an address that a visitor typed: only its owner can say yes. */
export const companionAskedMail = ({ productName, asker, link }: Asked): MailContent =>
  plainMail(
    "companionAsked",
    `Begleitest du ${asker}? Bitte bestätige es`,
    [
      "Hallo,",
      `${asker} macht sich mit ${productName} Schritt für Schritt selbstständig und hätte dabei gern jemanden an der Seite. In der Einladung dazu wurde diese Adresse eingetragen.`,
      `Wenn du Ja sagst, bekommst du zwölf Wochen lang jeden Sonntag eine kurze E-Mail. Ihr Link zeigt dir drei Zahlen und einen Satz, und du kannst mit einem Klick antworten. Ein Konto brauchst du nicht.`,
      { button: "Ansehen und Ja sagen", to: link },
      "Aufhören kannst du jederzeit mit einem Klick. Der Link hier gilt höchstens zwei Tage.",
      "Das warst nicht du? Dann lösch diese E-Mail. Ohne dein Ja kommt von uns nichts weiter, und deine Adresse steht nirgends.",
      `Viele Grüße\n${productName}`,
    ],
    { preheader: "Erst nach deinem Ja geht es los." },
  );

/** Goes out right after a yes, so that it can be taken back before the first Sunday, without searching. */
export const companionYesMail = ({ productName, asker, link, endsAt }: Asked & { endsAt: Date }): MailContent =>
  plainMail(
    "companionWeek",
    "Du bist dabei",
    [
      "Hallo,",
      `schön, dass du ${asker} begleitest. Am Sonntag, ${longDay(firstSundayOf(endsAt))}, kommt die erste E-Mail.`,
      { button: "Zu deiner Seite", to: link },
      "Aufhören kannst du jederzeit, auch jetzt schon: ganz unten auf der Seite oder mit dem Link am Ende dieser E-Mail.",
      `Viele Grüße\n${productName}`,
    ],
    { preheader: "Aufhören kannst du jederzeit." },
  );

/** Names no number: a reader of the inbox need not know how the learner's week was. */
export const companionWeekMail = ({
  productName,
  asker,
  link,
  sunday,
  endsAt,
}: Asked & { sunday: number; endsAt: Date }): MailContent =>
  plainMail(
    "companionWeek",
    `Die Woche von ${asker}`,
    [
      "Hallo,",
      `die Woche ist um. Hier siehst du, wie sie für ${asker} war.`,
      { button: "Drei Zahlen ansehen", to: link },
      `Eine Antwort dauert einen Klick, und sie steht dann gleich bei ${asker} in der App.`,
      sunday === COMPANION_WEEKS
        ? `Das war der zwölfte Sonntag: Deine Begleitung endet von selbst am ${longDate(endsAt)}. Danke, dass du dabei warst.`
        : `Sonntag ${sunday} von ${COMPANION_WEEKS}. Am ${longDate(endsAt)} endet deine Begleitung von selbst, früher jederzeit mit einem Klick.`,
      `Viele Grüße\n${productName}`,
    ],
    { preheader: `Sonntag ${sunday} von ${COMPANION_WEEKS}.` },
  );
