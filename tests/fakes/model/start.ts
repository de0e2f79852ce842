import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { completion, type Completion } from "./completion";
import { sendAnswer, sendFault, Stream, type Answer } from "./answering";
import { USUAL_ANSWER } from "./answers";
import type { Fault } from "./faults";
import { JSON_HEAD, sendAs, type FakeVendor } from "./vendor";

/** One call: the request, and how its connection ended. */
export interface Call extends Completion {
  authorization: string;
  headers: IncomingHttpHeaders;
  /** Path of the request. */
  path: string;
  /** Resolves when the connection is over: whether the caller hung up before the end. */
  ended: Promise<{ isAborted: boolean }>;
}

/** An answer that a test writes itself, piece by piece. */
export type Held = Call & Pick<Stream, "say" | "finish" | "raw" | "response">;

type Plan = { answer: Answer } | { fault: Fault } | { hold: (held: Held) => void };

interface State {
  usual: Answer;
  vendor: FakeVendor | null;
  /** Models it lists; null: it has no list. */
  models: string[] | null;
  /** Key it accepts; null: any, and none. */
  key: string | null;
  /** Lists its models without a key. */
  listsToAll: boolean;
  /** Refuses models that it does not list. */
  isStrict: boolean;
}

export const MODEL_NAME = "nachbau";

/** A model behind an API compatible with OpenAI's, on a port of its own. Plans are used up one by each call, in order. */
export async function startModel({ port = 0, usual = { text: USUAL_ANSWER } }: { port?: number; usual?: Answer } = {}) {
  const calls: Call[] = [];
  const open = new Set<ServerResponse>();
  const plans: Plan[] = [];
  const asUsual = { models: [MODEL_NAME, "gpt-5.4-mini"], key: null, listsToAll: false, isStrict: false };
  const state: State = { usual, vendor: null, ...asUsual };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const path = request.url ?? "";
    if (request.method === "GET" && /^\/[\w-]+\/models$/.test(path)) return sendList(request, response);
    if (request.method !== "POST" || !/^\/[\w/-]*\/chat\/completions(?:\?|$)/.test(path))
      return refuse(response, 404, "Not found");
    const parsed = completion.safeParse(JSON.parse(body));
    if (!parsed.success) return refuse(response, 400, parsed.error.message);
    const ended = new Promise<{ isAborted: boolean }>((done) => {
      open.add(response);
      response.once("close", () => {
        open.delete(response);
        done({ isAborted: !response.writableEnded });
      });
    });
    const call: Call = {
      ...parsed.data,
      authorization: request.headers.authorization ?? "",
      headers: request.headers,
      path,
      ended,
    };
    calls.push(call);
    if (state.key !== null && call.authorization !== `Bearer ${state.key}`)
      return refuse(response, 401, "Incorrect API key provided");
    if (!state.models?.includes(call.model) && state.isStrict)
      return refuse(response, 404, `model ${call.model} not found`);
    const stream = new Stream(response, call.model);
    const refused = state.vendor?.refuse(parsed.data);
    if (refused) return void response.writeHead(refused.status, JSON_HEAD).end(refused.body);
    if (state.vendor) return sendAs(state.vendor, parsed.data, response);
    const plan = plans.shift() ?? { answer: state.usual };
    if ("fault" in plan) return sendFault(stream, plan.fault);
    if ("answer" in plan) return sendAnswer(stream, plan.answer);
    const { say, finish, raw } = bound(stream);
    plan.hold({ ...call, response, say, finish, raw });
  }

  function sendList({ headers }: IncomingMessage, response: ServerResponse): void {
    const { models, listsToAll, key } = state;
    if (!listsToAll && key !== null && headers.authorization !== `Bearer ${key}`)
      return refuse(response, 401, "Incorrect API key provided");
    if (models === null) return refuse(response, 404, "Not found");
    const data = models.map((id) => ({ id, object: "model" }));
    response.writeHead(200, JSON_HEAD).end(JSON.stringify({ object: "list", data }));
  }

  const server = createServer((request, response) => {
    // A client that hangs up while sending gets no answer.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listens, fails) => {
    server.once("error", fails);
    server.listen(port, "127.0.0.1", listens);
  });
  const address = server.address();
  const actual = address && typeof address === "object" ? address.port : port;

  return {
    port: actual,
    url: `http://127.0.0.1:${actual}/v1`,
    /** All calls, oldest first. */
    calls,
    /** Number of calls still waiting for an answer. */
    openCalls: () => open.size,
    /** Sets the answer used when nothing else is planned. */
    usually: (text: string) => void (state.usual = { text }),
    /** Behaves like this vendor's server, until it forgets. */
    be: (vendor: FakeVendor) => void (state.vendor = vendor),
    /** Sets its models, its key, and so on, until it forgets. */
    have: (settings: Partial<Omit<State, "usual" | "vendor">>) => void Object.assign(state, settings),
    /** The next calls get these, in this order. */
    answer: (...answers: Answer[]) => void plans.push(...answers.map((next) => ({ answer: next }))),
    fault: (fault: Fault, times = 1) => void plans.push(...Array.from({ length: times }, () => ({ fault }))),
    /** The next call waits until the test writes its answer. */
    hold: () => new Promise<Held>((hold) => void plans.push({ hold })),
    forget: () => {
      plans.splice(0);
      calls.splice(0);
      Object.assign(state, { vendor: null, ...asUsual });
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export type FakeModel = Awaited<ReturnType<typeof startModel>>;

const bound = (stream: Stream) => ({
  say: (text: string) => stream.say(text),
  finish: (reason?: string, inputTokens?: number) => stream.finish(reason, inputTokens),
  raw: (text: string) => stream.raw(text),
});

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ error: { message, type: "invalid_request_error", param: null, code: null } });
  response.writeHead(status, { "Content-Type": "application/json" }).end(body);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
