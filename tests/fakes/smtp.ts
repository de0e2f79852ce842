import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/**
 * refuse: no connection; silent: never greets; hang: greets and says no more; ehlo: answers EHLO alone; drip: greets
 * letter by letter without end; reject: knows no recipient; drop: hangs up within the mail.
 */
export type SmtpMode = "ok" | "refuse" | "silent" | "hang" | "ehlo" | "drip" | "reject" | "drop";

/** Mails to an address that begins like this are rejected in every mode. */
export const UNKNOWN_MAILBOX = "nobody-";

export interface ReceivedMail {
  from: string;
  to: string[];
  message: string;
}

/** A mail server on its own port, behaving by its mode; without `knowsUtf8` it takes addresses of ASCII alone. */
export async function startSmtp({ knowsUtf8 = true } = {}) {
  const mails: ReceivedMail[] = [];
  const clients = new Set<Socket>();
  let mode: SmtpMode = "ok";
  let connections = 0;

  const mailer = new SMTPServer({
    authOptional: true,
    hideSMTPUTF8: !knowsUtf8,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const isUnknown = mode === "reject" || address.startsWith(UNKNOWN_MAILBOX);
      done(isUnknown ? new Error("no such mailbox") : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      let isDropped = false;
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (mode !== "drop") return;
        isDropped = true;
        for (const client of clients) client.destroy();
      });
      stream.on("end", () => {
        // A short mail may have arrived as a whole: its sender was told nothing, and has not sent it.
        if (isDropped) return;
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
    connections++;
    client.on("error", () => undefined).on("close", () => clients.delete(client));
    if (mode === "silent" || mode === "hang" || mode === "ehlo" || mode === "drip") return stall(client, mode);
    const inside = connect(mailerPort, "127.0.0.1");
    inside.on("error", () => undefined).on("close", () => client.destroy());
    client.on("close", () => inside.destroy());
    client.pipe(inside).pipe(client);
  });
  const port = await listen(door);

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async behave(next: SmtpMode): Promise<void> {
      mode = next;
      if (next === "refuse" && door.listening) door.close();
      if (next !== "refuse" && !door.listening) await listen(door, port);
    },
    /** Number of senders that have connected so far, also those that have gone. */
    connections: () => connections,
    /** Ends all connections, those to which nothing was said too. */
    hangUp(): void {
      for (const client of clients) client.destroy();
    },
    /** Number of connected senders. */
    connected: () => clients.size,
    async close(): Promise<void> {
      for (const client of clients) client.destroy();
      if (door.listening) await new Promise((closed) => door.close(closed));
      await new Promise<void>((closed) => mailer.close(closed));
    },
  };
}

/** Keeps sending for a while, without ever finishing. */
function stall(client: Socket, mode: "silent" | "hang" | "ehlo" | "drip"): void {
  // Keeps reading, so that it notices when the sender goes.
  client.resume();
  if (mode === "hang" || mode === "ehlo") client.write("220 mail.example ESMTP\r\n");
  if (mode === "ehlo") client.once("data", () => client.write("250 mail.example\r\n"));
  if (mode !== "drip") return;
  client.write("220-");
  const timer = setInterval(() => client.write("x"), 100);
  client.on("close", () => clearInterval(timer));
}

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => {
      const address: AddressInfo | string | null = server.address();
      resolve(address && typeof address === "object" ? address.port : 0);
    });
  });
}
