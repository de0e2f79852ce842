import { connect, type Socket } from "node:net";

/** A client that keeps its side of the connection open, whatever the server sends. */
export function openSocket(port: number, text: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined);
  socket.write(text);
  return socket;
}

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

/** Sends raw text and waits until the server has sent its whole answer; closes nothing itself. */
export function sendRaw(port: number, text: string): Promise<RawAnswer> {
  const socket = openSocket(port, text);
  let received = "";
  socket.on("data", (data) => (received += data.toString("latin1")));
  return new Promise((done) => {
    const end = () => done(parse(received));
    socket.once("end", end);
    socket.once("close", end);
  });
}

export const getRaw = (port: number, target: string, headers = ""): Promise<RawAnswer> =>
  sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);

function parse(text: string): RawAnswer {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(":");
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(" ")[1] ?? 0), headers: new Map(headers), body: body.join("\r\n\r\n") };
}
