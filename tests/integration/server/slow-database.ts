import { connect, createServer, type Socket } from "node:net";

/** A proxy to PostgreSQL that delays every answer, and counts the statements sent through it. */
export async function slowWayTo(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const way = { delayMs: 0, statements: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((app) => {
    const database = connect(Number(target.port), target.hostname);
    const count = statementCounter(() => way.statements++);
    for (const socket of [app, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.once("close", () => sockets.delete(socket));
    }
    app.on("data", (data) => {
      count(data);
      database.write(data);
    });
    database.on("data", (data) => {
      if (way.delayMs === 0) app.write(data);
      else setTimeout(() => app.write(data), way.delayMs);
    });
    app.once("close", () => database.destroy());
    database.once("close", () => app.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return Object.assign(way, {
    url: url.href,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
}

const [EXECUTE, QUERY] = Buffer.from("EQ");
const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;

/** Reads the frontend messages of one connection; all but the first begin with their type. */
function statementCounter(onStatement: () => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let typeBytes = 0;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= typeBytes + LENGTH_BYTES) {
      const length = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < length) return;
      if (typeBytes > 0 && (rest[0] === EXECUTE || rest[0] === QUERY)) onStatement();
      rest = rest.subarray(length);
      typeBytes = TYPE_BYTES;
    }
  };
}
