export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** What the terminal shows when there is no mail server. */
  preview: string;
}

const CODE_OCCASIONS = {
  registration: {
    subject: (productName: string) => `Willkommen bei ${productName}: dein Code`,
    reason: "schön, dass du da bist. Mit diesem Code bestätigst du deine E-Mail-Adresse:",
  },
  login: {
    subject: (productName: string) => `Dein Code für ${productName}`,
    reason: "mit diesem Code loggst du dich ein:",
  },
  "new-address": {
    subject: (productName: string) => `Deine neue E-Mail-Adresse bei ${productName}`,
    reason: "mit diesem Code bestätigst du deine neue E-Mail-Adresse:",
  },
} as const;

/** The mail with a code. The subject never holds it: subjects show on lock screens. */
export function codeMail({
  productName,
  firstName,
  code,
  occasion,
}: {
  productName: string;
  firstName: string;
  code: string;
  occasion: keyof typeof CODE_OCCASIONS;
}): MailContent {
  const { subject, reason } = CODE_OCCASIONS[occasion];
  const rest = [
    "Der Code gilt 15 Minuten und funktioniert nur in dem Browser, in dem du ihn angefordert hast.",
    "Du hast keinen Code angefordert? Dann kannst du diese E-Mail löschen. Ohne den Code passiert nichts.",
  ];
  const paragraphs = [`Hallo ${firstName},`, reason, code, ...rest, `Bis gleich\n${productName}`];
  return {
    subject: subject(productName),
    preview: `Code: ${code}`,
    text: paragraphs.join("\n\n"),
    html: htmlMail(paragraphs.map((text) => (text === code ? codeParagraph(code) : `<p>${escape(text)}</p>`))),
  };
}

/** To the operator. */
export function newMemberMail({
  productName,
  firstName,
  email,
}: {
  productName: string;
  firstName: string;
  email: string;
}): MailContent {
  const text = `${firstName} (${email}) hat die E-Mail-Adresse bestätigt.`;
  return {
    subject: `Neu bei ${productName}`,
    preview: "Neue Anmeldung",
    text,
    html: htmlMail([`<p>${escape(text)}</p>`]),
  };
}

/** To the old address, so that nobody loses an account unnoticed. Does not name the new one. */
export function addressChangedMail({
  productName,
  firstName,
  contact,
}: {
  productName: string;
  firstName: string;
  contact: string;
}): MailContent {
  return plainMail(`Deine E-Mail-Adresse bei ${productName} wurde geändert`, [
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
  return plainMail(`Dein Konto bei ${productName} ist gelöscht`, [
    `Hallo ${firstName},`,
    "wie gewünscht haben wir dein Konto mit allem gelöscht, was dazu gespeichert war. Das ist die letzte E-Mail von uns.",
    `Mach's gut\n${productName}`,
  ]);
}

function plainMail(subject: string, paragraphs: string[]): MailContent {
  const html = htmlMail(paragraphs.map((text) => `<p>${escape(text)}</p>`));
  return { subject, preview: subject, text: paragraphs.join("\n\n"), html };
}

const codeParagraph = (code: string) =>
  `<p style="font-size:32px;font-weight:700;letter-spacing:8px;margin:24px 0">${code}</p>`;

function htmlMail(paragraphs: string[]): string {
  const body = paragraphs.join("\n").replaceAll("\n</p>", "</p>");
  return `<!doctype html><html lang="de"><meta charset="utf-8"><body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#2a2740;max-width:520px;margin:24px auto;padding:0 16px">${body}</body></html>`;
}

function escape(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character).replaceAll("\n", "<br>");
}
