import { createServer as createHttpServer } from "node:http";
import { createServer, type Server } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { portOf } from "../../../fakes/port-of";
import { freePort } from "../../../runner/free-port.mjs";
import type { Cluster } from "../../process/postgres-cluster";
import { ends, start, waits, web } from "./start";

/** Listens until the test has finished. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  onTestFinished(() => void server.close());
  return `postgres://web:web@localhost:${portOf(server)}/web`;
}

/** Servers that are found in PostgreSQL's place. */
export function describeWay(cluster: () => Cluster): void {
  test("a host that nobody knows", async () => {
    expect(await start("postgres://web@nirgends.invalid/web")).toEqual(waits(/^Den Rechner nirgends\.invalid:5432 /));
  });

  test("nobody", async () => {
    const port = await freePort();
    expect(await start(`postgres://web@localhost:${port}/web`)).toEqual(
      waits(`^Unter localhost:${port} antwortet keine Datenbank \\(ECONNREFUSED\\)`),
    );
    expect(await start("postgres://web@%2Fnirgends/web")).toEqual(waits(/^Unter \/nirgends antwortet keine Datenbank/));
  });

  test.each(["", "?sslmode=require"])("a web server %s", async (query) => {
    const url = await listen(createHttpServer((_, response) => response.end("Guten Tag")));
    expect(await start(url + query)).toEqual(ends(/antwortet etwas anderes als PostgreSQL: /));
  });

  test("a program that greets first, like SSH", async () => {
    const url = await listen(
      createServer((socket) => socket.on("error", () => undefined).end("SSH-2.0-OpenSSH_9.2\r\n")),
    );
    expect(await start(url)).toEqual(ends(/antwortet etwas anderes als PostgreSQL: /));
  });

  test.each(["", "?sslmode=require"])("somebody who hangs up, as a proxy before nothing does %s", async (query) => {
    const url = await listen(createServer((socket) => socket.on("error", () => undefined).end()));
    expect(await start(url + query)).toEqual(waits(/wird jede Verbindung sofort beendet: /));
  });

  test("somebody who is silent", async () => {
    const url = await listen(createServer((socket) => socket.on("error", () => undefined)));
    expect(await start(url)).toEqual(waits(/nimmt jemand Verbindungen an und antwortet nicht: /));
  });

  test("the second of two hosts", async () => {
    const url = cluster().urlOf({ ...web, host: `localhost:${await freePort()},localhost` });
    expect(await start(url)).toBe("starts");
  });

  test("its Unix socket", async () => {
    const url = cluster().urlOf({ ...web, host: encodeURIComponent(cluster().folder) });
    expect(await start(url)).toBe("starts");
  });
}
