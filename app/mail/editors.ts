import { numericDate } from "~/domain/time/german-dates";
import { plainMail, type MailContent } from "./layout";

/** More are counted only. */
const SHOWN = 20;

/** Mail to the editors: texts with figures to be checked, the most urgent first. */
export function outdatedFactsMail({
  productName,
  texts,
  today,
}: {
  productName: string;
  /** The last day each may be relied on. */
  texts: readonly { title: string; reviewBy: string }[];
  today: string;
}): MailContent {
  const over = texts.filter(({ reviewBy }) => reviewBy < today).length;
  const count = texts.length === 1 ? "Bei einem Text" : `Bei ${texts.length} Texten`;
  const lines = texts.slice(0, SHOWN).map(({ title, reviewBy }) => `- ${title}: bis ${numericDate(reviewBy)}`);
  const rest = texts.length - SHOWN;
  if (rest > 0) lines.push(`- und ${rest} weitere`);
  return plainMail("operator", `${productName}: Quellen sind neu zu lesen`, [
    `${count} läuft die Zeit ab, in der die Zahlen und Fristen als geprüft gelten${over > 0 ? `, bei ${over} ist sie schon vorbei` : ""}.`,
    lines.join("\n"),
    "Lies die Quellen neu, und setz danach quellenstand und pruefenBis. Wo das steht, und was sonst ansteht, zeigt npm run content:report.",
  ]);
}
