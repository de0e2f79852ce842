import { hasWayOut, MAIL_KINDS } from "~/domain/messages/mail-kinds";
import { escape } from "./escape";
import type { MailContent } from "./layout";
import { pictureHtml } from "./pictures";

export interface MailFrame {
  productName: string;
  origin: string;
  operator: { name: string; street: string; city: string };
  /** Address that switches this kind of mail off; null: it cannot be switched off. */
  unsubscribe: string | null;
}

/** The whole mail: mark and name above, who sends it and why below, light and dark. Nothing in it is fetched from anywhere. */
export function inFrame(content: MailContent, frame: MailFrame): { subject: string; text: string; html: string } {
  const { subject, kind } = content;
  if (hasWayOut(kind) !== (frame.unsubscribe !== null)) {
    throw new Error(`A mail of the kind ${kind} and the way to switch it off belong together.`);
  }
  return { subject, text: textOf(content, frame), html: htmlOf(content, frame) };
}

const reasonOf = ({ kind }: MailContent): string => `Du bekommst diese E-Mail, weil ${MAIL_KINDS[kind].because}`;

const senderOf = ({ operator: { name, street, city } }: MailFrame): string => [name, street, city].join(", ");

function textOf(content: MailContent, frame: MailFrame): string {
  const { unsubscribe } = frame;
  const ways = unsubscribe ? [`Diese E-Mails abbestellen: ${unsubscribe}`] : [];
  // „-- “ begins a signature: replies leave it out.
  return `${content.text}\n\n-- \n${[reasonOf(content), ...ways, senderOf(frame)].join("\n")}\n`;
}

// Clients without support for dark rules keep the inline colours, the others follow these. Inline colours yield to
// `!important` alone.
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#16142b!important}.sheet{background:#211e3b!important;color:#f1effa!important}.name,.code{color:#b9adff!important}.foot,.foot a{color:#b8b3d1!important}.button{background:#b9adff!important}.button a{color:#16142b!important}}
@media (max-width:480px){.sheet{padding:24px 20px!important}}`;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

function htmlOf(content: MailContent, frame: MailFrame): string {
  const { productName, origin, unsubscribe } = frame;
  const way = unsubscribe
    ? `<br><a href="${escape(unsubscribe)}" style="color:#5b5675">Diese E-Mails abbestellen</a>`
    : "";
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(content.subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f2fb">
<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">${escape(content.preheader)}${"&#847;&zwnj;&nbsp;".repeat(PADDING)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f2fb"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;${FONT};font-size:16px;line-height:24px">
<tr><td style="padding:0 8px 16px"><a class="name" href="${escape(origin)}" style="font-size:20px;font-weight:700;color:#4a33c4;text-decoration:none">${pictureHtml("mark", { alt: "", style: "vertical-align:middle;margin-right:10px;border-radius:10px" })}${escape(productName)}</a></td></tr>
<tr><td class="sheet" style="padding:32px;border-radius:20px;background:#ffffff;color:#2a2740;overflow-wrap:anywhere">
${content.html}
</td></tr>
<tr><td class="foot" style="padding:20px 8px;font-size:14px;line-height:21px;color:#5b5675">${escape(reasonOf(content))}${way}<br>${escape(senderOf(frame))}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Padding characters after the preheader, so that an inbox shows nothing of the mail behind it. */
const PADDING = 60;
