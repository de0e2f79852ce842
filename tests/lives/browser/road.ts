import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { portOf } from "../../fakes/port-of";
import type { Answer, Question } from "../device/client";
import { ORIGIN } from "../world/world";

/** Files of the build are nobody's. */
const ASSET = /^\/(?:build|art|icons|fonts)\/|\.(?:svg|js|css|png|ico|woff2|webmanifest)(?:\?|$)/;
/** A page of the same origin without the app, for looking into the browser. */
export const PEEPHOLE = "/lives-peephole";
/** What a worker hears of, and the app does not. */
export const HEARD = "x-lives-heard";

interface Traveller {
  isOnline: boolean;
  world: { url: string };
  browse: (question: Question, headers: Record<string, string>) => Promise<Response>;
  complain: (error: Error) => void;
}

/** The way from a browser to the app, as a proxy of its own: it can be shut, and all that goes through is the device's. */
export class Road {
  /** Answers of the app since the last call of `forget`, in their order. */
  readonly answers: (Question & Answer)[] = [];
  #underWay = 0;
  #lastAt = 0;
  readonly #server = createServer((request, response) => void this.#pass(request, response));

  constructor(readonly traveller: Traveller) {}

  async open(): Promise<string> {
    await new Promise<void>((listens) => void this.#server.listen(0, "127.0.0.1", listens));
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** For how many milliseconds nothing has been under way. */
  get quietMs(): number {
    return this.#underWay > 0 ? 0 : performance.now() - this.#lastAt;
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "").replace(ORIGIN, "");
    const { method = "GET" } = request;
    if (path.startsWith(PEEPHOLE)) return void peephole(path, response);
    if (request.headers[HEARD]) return void response.writeHead(204).end();
    const { traveller } = this;
    // Another page of a browser may be anywhere: nothing but the app has a way.
    if (!traveller.isOnline || !request.url?.startsWith(ORIGIN)) return void request.socket.destroy();
    this.#underWay++;
    try {
      const sent = await textOf(request);
      const answer = ASSET.test(path)
        ? await fetch(`${traveller.world.url}${path}`)
        : await traveller.browse({ method, path, sent }, headersOf(request));
      if (!ASSET.test(path)) this.answers.push({ method, path, sent, ...told(answer), text: "" });
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, [...answer.headers].filter(([name]) => !HOP.test(name)).flat());
      response.end(body);
    } catch (error) {
      if (error instanceof Error) traveller.complain(error);
      request.socket.destroy();
    } finally {
      this.#underWay--;
      this.#lastAt = performance.now();
    }
  }
}

/** Headers of one connection, and those of a body that was unpacked on the way. */
const HOP = /^(?:connection|keep-alive|transfer-encoding|content-encoding|content-length|proxy-.*)$/;
const TAKEN = /^(?:accept|content-type|x-remix-.*|purpose|sec-.*|user-agent|origin|service-worker.*)$/;

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      TAKEN.test(name) && typeof value === "string" ? [[name, value]] : [],
    ),
  );

const told = ({ status, headers }: Response) => ({
  status,
  location: headers.get("Location") ?? headers.get("X-Remix-Redirect") ?? "",
  isForgetting: headers.get("Clear-Site-Data")?.includes('"storage"') === true,
});

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8");
}

function peephole(path: string, response: ServerResponse): void {
  const isForgetting = path.endsWith("?forget");
  const forget = { "Clear-Site-Data": '"storage"' };
  response.writeHead(200, { "Content-Type": "text/html", ...(isForgetting && forget) }).end("<!doctype html>");
}
