import { createServer, request as ask } from "node:http";
import type { Socket } from "node:net";
import { freePort } from "../runner/free-port.mjs";

/** A proxy between browser and app: it can be cut, and can act as if another build was deployed. */
export async function startLine(target: string) {
  const port = await freePort();
  const open = new Set<Socket>();
  const reached: string[] = [];
  let isOtherBuild = false;
  const server = createServer((incoming, outgoing) => {
    reached.push(`${incoming.method} ${incoming.url}`);
    const { url = "/", headers } = incoming;
    if (headers["sec-fetch-dest"] === "document" || headers["sec-fetch-mode"] === "navigate") isOtherBuild = false;
    if (isOtherBuild && url.startsWith("/build/")) return void outgoing.writeHead(404).end();
    const path = isOtherBuild ? url.replace(/version=\w+/, "version=older") : url;
    const passed = ask(new URL(path, target), { method: incoming.method, headers, agent: false }, (from) => {
      outgoing.writeHead(from.statusCode ?? 502, from.rawHeaders);
      from.pipe(outgoing);
    });
    passed.once("error", () => incoming.socket.destroy());
    incoming.pipe(passed);
  });
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const back = () => new Promise<void>((resolve) => server.listen(port, "localhost", () => resolve()));
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      open.forEach((socket) => socket.destroy());
    });
  await back();
  return {
    url: `http://localhost:${port}`,
    /** Method and address of each request received, in order. */
    reached,
    cut,
    back,
    /** Simulates a deployment: until the next document is loaded, the files of the previous build are gone (404). */
    deploy: () => void (isOtherBuild = true),
  };
}

export type Line = Awaited<ReturnType<typeof startLine>>;
