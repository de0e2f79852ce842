import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** silent: never greets; hang: greets and says no more; reject: knows no recipient; drop: hangs up within the mail. */
export type SmtpMode = "ok" | "silent" | "hang" | "reject" | "drop";

export interface ReceivedMail {
  from: string;
  to: string[];
  message: string;
}

/** A mail server on a port of its own that behaves as told. */
export async function startSmtp() {
  const mails: ReceivedMail[] = [];
  const clients = new Set<Socket>();
  let mode: SmtpMode = "ok";

  const mailer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => done(mode === "reject" ? new Error("no such mailbox") : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        if (mode === "drop") for (const client of clients) client.destroy();
        else chunks.push(chunk);
      });
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, message: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  mailer.on("error", () => undefined);
  const mailerPort = await listen(mailer.server);

  const door = createServer((client) => {
    clients.add(client);
    client.on("error", () => undefined).on("close", () => clients.delete(client));
    if (mode === "silent") return;
    if (mode === "hang") return void client.write("220 mail.example ESMTP\r\n");
    const inside = connect(mailerPort, "127.0.0.1");
    inside.on("error", () => undefined).on("close", () => client.destroy());
    client.on("close", () => inside.destroy());
    client.pipe(inside).pipe(client);
  });
  const port = await listen(door);

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behave: (next: SmtpMode) => void (mode = next),
    /** How many senders are connected now. */
    connected: () => clients.size,
    async close(): Promise<void> {
      for (const client of clients) client.destroy();
      await new Promise((closed) => door.close(closed));
      await new Promise<void>((closed) => mailer.close(closed));
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address: AddressInfo | string | null = server.address();
      resolve(address && typeof address === "object" ? address.port : 0);
    });
  });
}
