import { htmlMail, paragraph, type MailContent } from "./layout";

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
    html: htmlMail(paragraphs.map((text) => (text === code ? codeParagraph(code) : paragraph(text)))),
  };
}

const codeParagraph = (code: string) =>
  `<p style="font-size:32px;font-weight:700;letter-spacing:8px;margin:24px 0">${code}</p>`;
