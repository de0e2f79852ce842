export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** What the terminal shows when there is no mail server. */
  preview: string;
}

/** The mail with a code. The subject never holds it: subjects show on lock screens. */
export function codeMail({
  productName,
  firstName,
  code,
  isRegistration,
}: {
  productName: string;
  firstName: string;
  code: string;
  isRegistration: boolean;
}): MailContent {
  const subject = isRegistration ? `Willkommen bei ${productName}: dein Code` : `Dein Code für ${productName}`;
  const reason = isRegistration
    ? "schön, dass du da bist. Mit diesem Code bestätigst du deine E-Mail-Adresse:"
    : "mit diesem Code loggst du dich ein:";
  const rest = [
    "Der Code gilt 15 Minuten und funktioniert nur in dem Browser, in dem du ihn angefordert hast.",
    "Du hast keinen Code angefordert? Dann kannst du diese E-Mail löschen. Ohne den Code passiert nichts.",
  ];
  const paragraphs = [`Hallo ${firstName},`, reason, code, ...rest, `Bis gleich\n${productName}`];
  return {
    subject,
    preview: `Code: ${code}`,
    text: paragraphs.join("\n\n"),
    html: htmlMail(paragraphs.map((text) => (text === code ? codeParagraph(code) : `<p>${escape(text)}</p>`))),
  };
}

/** Tells the operator that somebody has confirmed their address. */
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
