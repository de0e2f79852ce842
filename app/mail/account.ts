import { shownAddress } from "~/domain/email/shown-address";
import { INNO, plainMail, type MailContent } from "./layout";

/** Mail to the operator about a new member. */
export function newMemberMail({
  productName,
  firstName,
  email,
}: {
  productName: string;
  firstName: string;
  email: string;
}): MailContent {
  const blocks = [`${firstName} (${shownAddress(email)}) hat die E-Mail-Adresse bestätigt.`];
  return plainMail("operator", `Neu bei ${productName}`, blocks, { preview: "Neue Anmeldung" });
}

/** Welcome after the first login: the next steps, and that there is nothing to pay or cancel. */
export function welcomeMail({
  productName,
  firstName,
  origin,
  weeks,
}: {
  productName: string;
  firstName: string;
  origin: string;
  /** Free ones. */
  weeks: number;
}): MailContent {
  return plainMail("welcome", `Willkommen bei ${productName}`, [
    INNO,
    `Hallo ${firstName},`,
    "schön, dass du da bist. Dein Konto steht, und du kannst gleich anfangen:",
    "1. Der Persönlichkeitstest: 24 Fragen, etwa 5 Minuten.\n2. Ein Berufspfad, der zu dir passt.\n3. Zehn Missionen aus kleinen Aufgaben, in deinem Tempo.",
    { button: "Los geht's", to: `${origin}/home` },
    `${weeks} Wochen lang kostet dich das nichts. Danach endet es von selbst: Du musst nichts kündigen, und abgebucht wird nichts.`,
    "Am leichtesten fällt es an festen Abenden. Such dir welche aus, die zu deiner Woche passen:",
    { button: "Deine Abende aussuchen", to: `${origin}/profile/einstellungen/rhythmus` },
    `Bis bald\n${productName}`,
  ]);
}

/** Goes to the old address, so that no member loses an account unnoticed. Does not name the new one. */
export function addressChangedMail({
  productName,
  firstName,
  contact,
}: {
  productName: string;
  firstName: string;
  contact: string;
}): MailContent {
  return plainMail("security", `Deine E-Mail-Adresse bei ${productName} wurde geändert`, [
    `Hallo ${firstName},`,
    "für dein Konto gilt ab jetzt eine andere E-Mail-Adresse. Alle anderen Geräte sind abgemeldet.",
    `Das warst nicht du? Dann schreib uns gleich an ${contact}.`,
    productName,
  ]);
}

export function accountDeletedMail({
  productName,
  firstName,
}: {
  productName: string;
  firstName: string;
}): MailContent {
  return plainMail("farewell", `Dein Konto bei ${productName} ist gelöscht`, [
    `Hallo ${firstName},`,
    "wie gewünscht haben wir dein Konto mit allem gelöscht, was dazu gespeichert war. Das ist die letzte E-Mail von uns.",
    `Mach's gut\n${productName}`,
  ]);
}
