import type { Transporter } from "nodemailer";
import { messageOf } from "../message";
import type { Mailer } from "../mailer";
import { askServer, type ServerReply } from "./ask.server";
import { readFault, TIMED_OUT } from "./fault";
import { smtpSettings } from "./settings";

/** Deadline for the whole mail: DNS, connection, greeting and each reply, however slowly they drip in. */
const DEADLINE_MS = 8_000;

/** Closes the connection at the deadline: a mail that counts as failed must not arrive later. */
export function smtpMailer(url: string, from: string): Mailer {
  const settings = smtpSettings(url, from);
  let smtp: Transporter | undefined;
  let asked: Promise<ServerReply> | undefined;

  /** Asks the server for its features until it answers, and keeps that answer. */
  async function ask(): Promise<ServerReply> {
    asked ??= askServer(settings, DEADLINE_MS);
    const answer = await asked;
    if (!answer.ok) asked = undefined;
    return answer;
  }

  return {
    async send(mail) {
      const signal = AbortSignal.timeout(DEADLINE_MS);
      try {
        // Loaded with the first mail: a start does not need it.
        const { createTransport } = await import("nodemailer");
        smtp ??= createTransport(settings);
        await smtp.sendMail({ ...messageOf(mail), signal });
        return { ok: true };
      } catch (error) {
        const { to, from: sender } = mail;
        return { ok: false, ...(signal.aborted ? TIMED_OUT : readFault(error, [to.address, sender.address])) };
      }
    },
    async takesUtf8() {
      const answer = await ask();
      return !answer.ok || answer.takesUtf8;
    },
    async findFault() {
      const answer = await ask();
      return answer.ok ? null : answer.fault;
    },
  };
}
