import { createServer, request as ask } from "node:http";
import type { Socket } from "node:net";
import { freePort } from "../runner/free-port.mjs";

/** The way from a browser to the app. It can be cut, and there can be another build at its end. */
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
    /** Each request that has come through. */
    reached,
    cut,
    back,
    /** Until the next document is loaded, the files that pages of the build before ask for are gone. */
    deploy: () => void (isOtherBuild = true),
  };
}

export type Line = Awaited<ReturnType<typeof startLine>>;
