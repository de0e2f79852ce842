import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { shownAddress } from "~/domain/email/shown-address";
import { prepareDataDir } from "~/environment/data-dir.server";
import { codeOf } from "~/environment/operator-error";
import { messageOf } from "./message";
import type { Mailer } from "./mailer";

/** Writes each mail to a file, whatever its address. */
export function outboxMailer(dataDir: string): Mailer {
  const folder = join(dataDir, "outbox");
  return {
    async send(mail) {
      const { to, preview } = mail;
      const { createTransport } = await import("nodemailer");
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message: eml } = await composer.sendMail(messageOf(mail));
      try {
        prepareDataDir(dataDir);
        await mkdir(folder, { recursive: true });
        const file = await writeNew(folder, `-${to.address.replace(/[^a-z0-9@._+-]/gi, "_")}.eml`, eml);
        // The one place that shows a code: people trying the app locally have no other mailbox.
        process.stdout.write(`✉  ${shownAddress(to.address)}  ${preview}  (${file})\n`);
        return { ok: true };
      } catch (error) {
        return { ok: false, reason: "broken", said: codeOf(error) ?? "" };
      }
    },
    takesUtf8: async () => true,
    findFault: async () => null,
  };
}

/** Names the file by the current millisecond, or the next free one. Returns the file. */
async function writeNew(folder: string, end: string, content: Buffer | Readable, at = Date.now()): Promise<string> {
  const file = join(folder, `${new Date(at).toISOString().replaceAll(":", "-")}${end}`);
  try {
    await writeFile(file, content, { mode: 0o600, flag: "wx" });
    return file;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    return writeNew(folder, end, content, at + 1);
  }
}
