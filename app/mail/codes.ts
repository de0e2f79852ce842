import { plainMail, type MailContent } from "./layout";

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
  const blocks = [`Hallo ${firstName},`, reason, { code }, ...rest, `Bis gleich\n${productName}`];
  // The code in neither: subject and preheader show on lock screens.
  return plainMail("code", subject(productName), blocks, {
    preheader: "Er gilt 15 Minuten.",
    preview: `Code: ${code}`,
  });
}
