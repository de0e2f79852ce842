import * as z from "zod";

/** Why a mail server took nothing, in one word for logs, metrics and the sentence of a start. */
export type FaultReason =
  | "timeout"
  | "host-unknown"
  | "nobody-listens"
  | "certificate"
  | "no-encryption"
  | "tls"
  | "login-refused"
  | "rejected"
  | "deferred"
  | "broken";

export interface SmtpFault {
  reason: FaultReason;
  /** Error text of the server or the system, on one line and without an address. */
  said: string;
}

const SAID_MAX = 300;

const errorSchema = z.object({
  message: z.string().catch(""),
  /** Error code of the mail library. */
  code: z.string().catch(""),
  /** Error code of the system underneath. */
  originalCode: z.string().catch(""),
  response: z.string().catch(""),
  responseCode: z.number().catch(0),
  command: z.string().catch(""),
});
type SmtpError = z.infer<typeof errorSchema>;

/** Reads an error of the library. `about`: addresses that the server may have repeated. */
export function readFault(error: unknown, about: readonly string[] = []): SmtpFault {
  const parsed = errorSchema.safeParse(error);
  if (!parsed.success) return { reason: "broken", said: "" };
  return { reason: reasonOf(parsed.data), said: saidBy(parsed.data, about) };
}

export const TIMED_OUT: SmtpFault = { reason: "timeout", said: "" };

const CERTIFICATE = /CERT|SELF_SIGNED|VERIFY|ALTNAME|certificate|self[- ]signed/;
const NOBODY = ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "EADDRNOTAVAIL"];
const UNKNOWN_HOST = ["ENOTFOUND", "EAI_AGAIN", "ENODATA", "EDNS"];

function reasonOf({ message, code, originalCode, responseCode, command }: SmtpError): FaultReason {
  if (UNKNOWN_HOST.includes(code) || UNKNOWN_HOST.includes(originalCode)) return "host-unknown";
  if (NOBODY.includes(originalCode)) return "nobody-listens";
  if (originalCode === "EPROTO" || /wrong version number/.test(message)) return "tls";
  if (CERTIFICATE.test(originalCode) || CERTIFICATE.test(message.slice(0, SAID_MAX))) return "certificate";
  if (command === "STARTTLS" || /STARTTLS/.test(message.slice(0, SAID_MAX))) return "no-encryption";
  if (responseCode >= 400 && responseCode < 500) return "deferred";
  if (code === "EAUTH") return "login-refused";
  if (responseCode >= 500) return "rejected";
  if (code === "ETIMEDOUT" || originalCode === "ETIMEDOUT") return "timeout";
  return code === "ETLS" ? "tls" : "broken";
}

function saidBy({ message, code, originalCode, response, command }: SmtpError, about: readonly string[]): string {
  const said = response === "" ? [originalCode || code, message.slice(0, SAID_MAX)].join(" ") : response;
  const told = withoutAddresses(said.slice(0, SAID_MAX), about);
  return command === "" || command === "CONN" ? told : `${told} (${command})`;
}

/** Servers repeat the address, or the name before its @ alone. */
function withoutAddresses(text: string, about: readonly string[]): string {
  const names = about.map((address) => address.slice(0, address.lastIndexOf("@")).toLowerCase());
  return text
    .split(/([\s<>"'(),;:]+)/)
    .map((part) => (part.includes("@") || names.includes(part.toLowerCase()) ? "[Adresse]" : part))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
