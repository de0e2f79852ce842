import { randomUUID } from "node:crypto";
import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mailer";
import { picturesIn } from "./pictures";
import { domainOf } from "./smtp/settings";

/**
 * Headers that mark a mail as automatic: RFC 3834 keeps auto-responders from answering it, Exchange has a header of its
 * own for that. Names and addresses go to the library as they are: it alone encodes them.
 */
export const messageOf = ({ to, from, subject, text, html, unsubscribe, isAnswer, id }: Mail): SendMailOptions => ({
  from,
  to,
  subject,
  text,
  html,
  attachments: picturesIn(html).map(({ cid, file, base64 }) => ({
    cid,
    filename: file,
    content: base64,
    encoding: "base64",
    contentType: "image/png",
    contentDisposition: "inline",
  })),
  // A Message-ID outside the sender's domain makes spam filters suspicious.
  messageId: `<${id ?? randomUUID()}@${domainOf(from.address) ?? "localhost"}>`,
  headers: {
    "Auto-Submitted": isAnswer ? "auto-replied" : "auto-generated",
    "X-Auto-Response-Suppress": "All",
    "Content-Language": "de",
    ...(unsubscribe && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  },
  ...(unsubscribe && { list: { unsubscribe: { url: unsubscribe } } }),
});
