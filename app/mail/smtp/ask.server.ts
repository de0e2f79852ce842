import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { readFault, TIMED_OUT, type SmtpFault } from "./fault";
import type { SmtpSettings } from "./settings";

export type ServerReply = { ok: true; takesUtf8: boolean } | { ok: false; fault: SmtpFault };

/** Greets the mail server, encrypts and logs in as for a mail, and sends none: what it can, or why it cannot be used. */
export async function askServer(settings: SmtpSettings, deadlineMs: number): Promise<ServerReply> {
  const [{ default: Connection }, { parseConnectionUrl }] = await Promise.all([
    import("nodemailer/lib/smtp-connection"),
    import("nodemailer/lib/shared"),
  ]);
  const connection = new Connection({ ...settings, ...parseConnectionUrl(settings.url) });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<ServerReply>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, fault: TIMED_OUT }), deadlineMs);
  });
  const failed = new Promise<ServerReply>((resolve) => {
    connection.on("error", (error) => resolve({ ok: false, fault: readFault(error) }));
  });
  try {
    return await Promise.race([late, failed, introduce(connection, credentialsIn(settings.url))]);
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

/** Reads the credentials the way the mail library does. */
function credentialsIn(url: string): { user: string; pass: string } | null {
  const { username, password } = new URL(url);
  return password === "" ? null : { user: decoded(username), pass: decoded(password) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function introduce(
  connection: SMTPConnection,
  credentials: { user: string; pass: string } | null,
): Promise<ServerReply> {
  await new Promise<void>((resolve) => connection.connect(() => resolve()));
  // The answer to EHLO lists what the server can, a line each.
  const takesUtf8 = /^250[ -]SMTPUTF8\s*$/im.test(connection.lastServerResponse || "");
  if (credentials === null) return { ok: true, takesUtf8 };
  return new Promise((resolve) => {
    connection.login({ credentials }, (error) => {
      resolve(error ? { ok: false, fault: readFault(error, [credentials.user]) } : { ok: true, takesUtf8 });
    });
  });
}
