import { request as ask } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { World } from "./world";

/** A request whose sender has no answer that counts: it was done whole, or not at all. */
export class Unanswered extends Error {
  override name = "Unanswered";
}

/** Sends a request that something befalls on its way; resolves to its answer, or rejects with Unanswered. */
export type Meddle = (request: Request) => Promise<Response>;

/** The whole answer; null: the connection broke off before its end. */
async function answerTo(request: Request, signal: AbortSignal | null = null): Promise<Response | null> {
  try {
    const response = await fetch(request, { redirect: "manual", signal });
    await response.clone().arrayBuffer();
    return response;
  } catch {
    return null;
  }
}

function heard(response: Response | null): Response {
  if (!response) throw new Unanswered();
  return response;
}

/** The server is killed while it works on a request; whoever lets it happen starts it again. */
export function killedWithin(world: World, afterMs: number): Meddle {
  let killing: Promise<void> | null = null;
  return async (request) => {
    const coming = answerTo(request);
    killing ??= pause(afterMs).then(() => world.stop("SIGKILL"));
    await killing;
    return heard(await coming);
  };
}

/** The client leaves before it has read the answer. */
export const leftWithin =
  (afterMs: number): Meddle =>
  async (request) =>
    heard(await answerTo(request, AbortSignal.timeout(afterMs)));

/** The client leaves once something has happened, and, where it reads, once a word of the answer has come. */
export const leftOnce =
  (happened: Promise<unknown>, isRead: boolean): Meddle =>
  async (request) => {
    const leaving = new AbortController();
    const coming = fetch(request, { redirect: "manual", signal: leaving.signal });
    coming.catch(() => undefined);
    await happened;
    if (isRead) await readUntil(await coming, "Angebot");
    leaving.abort();
    throw new Unanswered();
  };

async function readUntil(response: Response, word: string): Promise<void> {
  let text = "";
  for await (const part of response.body ?? []) {
    text += Buffer.from(part).toString("utf8");
    if (text.includes(word)) return;
  }
  throw new Error(`The answer ended before „${word}“: ${text}`);
}

/** The client leaves within the body that it sends: nobody may act on a part. */
export const halfSent: Meddle = async (request) => {
  const body = Buffer.from(await request.arrayBuffer());
  // One byte more than there is, as a request may have none.
  const headers = { ...Object.fromEntries(request.headers), "content-length": String(body.length + 1) };
  await new Promise<void>((left) => {
    const outgoing = ask(request.url, { method: request.method, headers, agent: false });
    outgoing.once("error", () => undefined).once("close", () => left());
    outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => setTimeout(() => outgoing.destroy(), 5));
  });
  throw new Unanswered();
};

/** The database goes before a request is sent, or while it is worked on; whoever lets it happen brings it back. */
export function withoutDatabase(world: World, afterMs: number | null): Meddle {
  let losing: Promise<void> | null = null;
  return async (request) => {
    if (afterMs === null) await (losing ??= world.loseDatabase());
    const coming = answerTo(request);
    if (afterMs !== null) await (losing ??= pause(afterMs).then(() => world.loseDatabase()));
    const response = heard(await coming);
    if (response.status !== 503) return response;
    await expectStated(response);
    throw new Unanswered();
  };
}

/** The page that says that the data cannot be reached now, and when to try again. */
export async function expectStated(response: Response): Promise<void> {
  const text = await response.clone().text();
  const isStated = text.includes("Gleich wieder da") && text.includes("Nichts ist verloren");
  if (response.status !== 503 || response.headers.get("Retry-After") !== "5" || !isStated)
    throw new Error(`without a database ${response.url} is answered by ${response.status}: ${text.slice(0, 300)}`);
}
