import { connect } from "node:net";
import type { DatabaseAddress } from "~/environment/database-address";

/** tls, plain: PostgreSQL or its pooler, with or without TLS. closed: it hangs up without an answer. */
export type Listener = "tls" | "plain" | "other" | "silent" | "closed" | "nobody";

const PATIENCE_MS = 2_000;
/** SSLRequest, the first message of every PostgreSQL client that wants TLS; a server answers with one letter. */
const WANTS_TLS = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Probes the server at this address after a connection failed without a telling code. Never rejects. */
export function whoAnswers({ host: [host = ""], port: [port = 0] }: DatabaseAddress): Promise<Listener> {
  return new Promise((resolve) => {
    const socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const answer = (listener: Listener) => {
      socket.destroy();
      resolve(listener);
    };
    socket.setTimeout(PATIENCE_MS, () => answer("silent"));
    socket.once("error", () => answer(socket.bytesWritten > 0 ? "closed" : "nobody"));
    socket.once("close", () => answer("closed"));
    socket.once("connect", () => socket.write(WANTS_TLS));
    socket.once("data", (said) => answer(said.length > 1 ? "other" : (LETTERS[said.toString("latin1")] ?? "other")));
  });
}

const LETTERS: Readonly<Record<string, Listener>> = { S: "tls", N: "plain" };
