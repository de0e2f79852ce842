import { readFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { WayFault } from "~/http/way";
import { temporaryFolder } from "../../fixtures/temporary-folder";
import { portOf } from "../../fakes/port-of";
import { freePort } from "../../runner/free-port.mjs";
import { makeCertificate } from "../process/postgres-cluster";

/** Listens until the test has finished; resolves to host and port. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  onTestFinished(() => void server.close());
  return `localhost:${portOf(server)}`;
}

const quiet = (then: "end" | "stay") =>
  createServer((socket) => {
    socket.on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    if (then === "end") socket.end();
  });

/** Servers that may answer in a vendor's place; each returns its address. */
export const STRANGERS: Record<WayFault, () => Promise<string>> = {
  "host-unknown": async () => "https://nirgends.invalid",
  "nobody-listens": async () => `http://localhost:${await freePort()}`,
  async certificate() {
    const folder = await temporaryFolder();
    await makeCertificate(folder);
    const [key, cert] = await Promise.all(
      ["key.pem", "certificate.pem"].map((name) => readFile(join(folder, name), "utf8")),
    );
    return `https://${await listen(createHttpsServer({ key, cert }, (_, response) => response.end("{}")))}`;
  },
  tls: async () => `https://${await listen(createHttpServer((_, response) => response.end("{}")))}`,
  timeout: async () => `http://${await listen(quiet("stay"))}`,
  cut: async () => `http://${await listen(quiet("end"))}`,
};

/** The page of another service, such as a router or a proxy. */
export const somethingElse = async (): Promise<string> =>
  `http://${await listen(createHttpServer((_, response) => response.setHeader("Content-Type", "text/html").end("<h1>It works!</h1>")))}`;
