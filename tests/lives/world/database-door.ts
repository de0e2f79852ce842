import { connect, createServer, type Socket } from "node:net";
import { portOf } from "../../fakes/port-of";

/** A way to a database that can be shut: then its connections break off, and no new one is made. */
export async function openDoor(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const open = new Set<Socket>();
  const door = createServer((client) => {
    const inside = connect(Number(port), hostname);
    const both = [client, inside];
    for (const socket of both) {
      open.add(socket);
      socket
        .on("error", () => undefined)
        .on("close", () => {
          open.delete(socket);
          for (const each of both) each.destroy();
        });
    }
    client.pipe(inside).pipe(client);
  });
  const listen = (at: number) => new Promise<void>((listens) => void door.listen(at, "127.0.0.1", listens));
  await listen(0);
  const own = portOf(door);
  url.hostname = "127.0.0.1";
  url.port = String(own);
  const shut = () =>
    new Promise<void>((closed) => {
      door.close(() => closed());
      for (const socket of open) socket.destroy();
    });
  return { url: url.href, shut, reopen: () => listen(own) };
}
