import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy in front of several processes: requests go to them in turn, whichever client asks. It passes on the client's
 * address, and asks the next process for a file of /build that one has not got, as nginx does with `proxy_next_upstream
 * http_404`.
 */
export async function startProxy(processes: readonly { url: string }[]) {
  /** Number of requests per process. */
  const served = processes.map(() => 0);
  /** Requests in progress per process; a process taken out of the list has to finish them. */
  const open = new Map<string, number>();
  let turn = 0;
  const forward = (
    incoming: IncomingMessage,
    index: number,
    tries: number,
    answer: (from: IncomingMessage) => void,
  ): void => {
    served[index] = (served[index] ?? 0) + 1;
    const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress };
    const target = new URL(incoming.url ?? "/", processes[index]?.url);
    open.set(target.origin, (open.get(target.origin) ?? 0) + 1);
    const outgoing = ask(target, { method: incoming.method, headers, agent: false }, (from) => {
      from.once("error", () => incoming.socket.destroy());
      from.once("close", () => open.set(target.origin, (open.get(target.origin) ?? 0) - 1));
      if (from.statusCode !== 404 || tries === 0) return answer(from);
      from.resume();
      forward(incoming, (index + 1) % processes.length, tries - 1, answer);
    });
    // The process is gone: the client's connection is dropped, too.
    outgoing.once("error", () => incoming.socket.destroy());
    incoming.pipe(outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    const isAsset = incoming.method === "GET" && incoming.url?.startsWith("/build/");
    forward(incoming, turn++ % processes.length, isAsset ? processes.length - 1 : 0, (from) => {
      outgoing.writeHead(from.statusCode ?? 502, from.rawHeaders);
      from.pipe(outgoing);
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(isAddress(address) ? address.port : 0);
    });
  });
  return { url: `http://127.0.0.1:${port}`, served, open, close: () => server.close() };
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo => typeof address === "object";
