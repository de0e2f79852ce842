import { expect } from "vitest";
import { Visitor } from "../../integration/app/visitor";
import type { Meddle } from "../world/trouble";
import { ORIGIN, type World } from "../world/world";
import { Worker } from "./worker";

export interface Answer {
  status: number;
  location: string;
  /** Whether the browser is to forget all that it keeps of the app. */
  isForgetting: boolean;
  text: string;
}

/** What was asked; `sent` is its body, or empty. */
export interface Question {
  method: string;
  path: string;
  sent: string;
}

/** Cookies and network of a device. */
export abstract class Client {
  /** What befalls the changes that are sent from here; null: nothing. */
  meddle: Meddle | null = null;
  /** Whether its tabs reach the server; a page without scripts is asked for where there is a network. */
  isOnline = false;
  /** The service worker of the app, which hears of all that is asked for. */
  readonly worker = new Worker((request) => this.ask(request));
  #hasAsked = false;
  readonly #complaints: Error[] = [];
  readonly #syncs: number[] = [];
  readonly #visitor: Visitor;

  constructor(
    readonly index: number,
    readonly world: World,
  ) {
    this.#visitor = new Visitor(
      (request, client) => {
        this.#hasAsked = true;
        const { pathname, search } = new URL(request.url);
        request.headers.set("X-Forwarded-For", client);
        // As links and forms of the app do it.
        request.headers.set("Sec-Fetch-Site", "same-origin");
        const outgoing = new Request(`${world.url}${pathname}${search}`, request);
        return this.meddle && request.method === "POST"
          ? this.meddle(outgoing)
          : fetch(outgoing, { redirect: "manual" });
      },
      `10.1.0.${index + 1}`,
      ORIGIN,
    );
  }

  /** The worker hears of every form. */
  protected hearOfForm(path: string): void {
    this.worker.hearOfForm(path);
  }

  /** What an answer means for the device; `cookie`: the session's as it was sent. */
  protected abstract take(question: Question, answer: Answer, cookie: string | undefined): void;

  /** Whether the browser was told that somebody has used it. */
  get isKnown(): boolean {
    return this.#visitor.cookies.has("known");
  }

  protected dropCookies = (): void => this.#visitor.cookies.clear();

  protected get sessionCookie(): string | undefined {
    return this.#visitor.cookies.get("session");
  }

  get = (path: string): Promise<Answer> => this.#send({ method: "GET", path, sent: "" }, () => this.#visitor.get(path));

  /** Opens a page while something is out of order: whoever asks judges the answer. */
  peek = (path: string): Promise<Response> => this.#visitor.get(path);

  /** Opens a page and leaves before it has come, after so many milliseconds. */
  async leave(path: string, afterMs: number): Promise<void> {
    const headers = { Cookie: this.#visitor.cookieHeader() };
    const request = new Request(`${ORIGIN}${path}`, { headers, signal: AbortSignal.timeout(afterMs) });
    try {
      await (await this.#visitor.send(request)).text();
    } catch {
      // Nobody is there to read it.
    }
  }

  post(path: string, fields: Record<string, string> | string): Promise<Answer> {
    this.hearOfForm(path);
    return this.#send({ method: "POST", path, sent: JSON.stringify(fields) }, () => this.#visitor.post(path, fields));
  }

  /** Opens a document, or what a page's router asks for, by way of the worker, which has copies without a network. */
  async open(path: string, isDocument: boolean): Promise<Answer> {
    const { worker } = this;
    const response = await (isDocument ? worker.open(path) : worker.fetch(new Request(new URL(path, ORIGIN))));
    return answerOf(response);
  }

  postJson(path: string, body: object, rest: Record<string, string> = {}): Promise<Answer> {
    const headers = this.#visitor.formHeaders({ "Content-Type": "application/json", ...rest });
    const sent = JSON.stringify(body);
    const request = new Request(`${ORIGIN}${path}`, { method: "POST", body: sent, headers });
    return this.#send({ method: "POST", path, sent }, () => this.#visitor.send(request));
  }

  /** A request of a page's script. What befalls it, the act is told by `settle`, as the page makes the best of it. */
  async ask(request: Request): Promise<Response> {
    if (!this.isOnline) throw new TypeError("Failed to fetch");
    const { method, signal, redirect, url } = request;
    const path = url.slice(ORIGIN.length);
    const sent = await request.text();
    const own = (name: string) => request.headers.get(name) ?? "*/*";
    const headers = this.#visitor.formHeaders({ "Content-Type": own("Content-Type"), Accept: own("Accept") });
    const outgoing = new Request(url, { method, signal, redirect, headers, ...(method !== "GET" && { body: sent }) });
    try {
      const { response } = await this.#exchange({ method, path, sent }, () => this.#visitor.send(outgoing));
      if (path === "/api/sync") this.#syncs.push(response.status);
      return response;
    } catch (error) {
      if (error instanceof Error) this.complain(error);
      throw error;
    }
  }

  /** Whether anything was asked for from here since the last call. */
  protected takeHasAsked(): boolean {
    const hasAsked = this.#hasAsked;
    this.#hasAsked = false;
    return hasAsked;
  }

  /** A request of a real browser, with the cookies that all pages of the device share. */
  async browse({ method, path, sent }: Question, headers: Record<string, string>): Promise<Response> {
    const own = new Headers(this.#visitor.formHeaders());
    for (const [name, value] of Object.entries(headers)) own.set(name, value);
    const body = method === "GET" || method === "HEAD" ? null : sent;
    const outgoing = new Request(`${ORIGIN}${path}`, { method, redirect: "manual", headers: own, body });
    const { response } = await this.#exchange({ method, path, sent }, () => this.#visitor.send(outgoing));
    if (path === "/api/sync") this.#syncs.push(response.status);
    return response;
  }

  complain = (error: Error): void => void this.#complaints.push(error);

  /** Throws what has befallen the pages since the last call. */
  throwComplaints(): void {
    const [first] = this.#complaints.splice(0);
    if (first) throw first;
  }

  /** Statuses by which what its tabs have sent was answered since the last call. */
  takeSyncs = (): number[] => this.#syncs.splice(0);

  #send = async (question: Question, send: () => Promise<Response>): Promise<Answer> =>
    (await this.#exchange(question, send)).answer;

  async #exchange(question: Question, send: () => Promise<Response>) {
    const cookie = this.sessionCookie;
    const response = await send();
    const answer = await answerOf(response.clone());
    this.take(question, answer, cookie);
    expect(answer.status, `${question.method} ${question.path}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
    return { answer, response };
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const isForgetting = headers.get("Clear-Site-Data")?.includes('"storage"') === true;
  const location = headers.get("Location") ?? headers.get("X-Remix-Redirect") ?? "";
  return { status, location, isForgetting, text: await response.text() };
}
