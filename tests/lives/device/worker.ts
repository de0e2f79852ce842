import { readFileSync } from "node:fs";
import vm from "node:vm";
import { SERVICE_WORKER } from "../../../scripts/lib/service-worker.mjs";
import { ORIGIN } from "../world/world";

/** Files of the build are nobody's, and the same for all: none is asked for. */
const ASSET = /^\/(?:build|art|icons)\/|\.svg$/;

/** A browser's request; `Request` refuses to be made as a navigation. */
class BrowserRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, ORIGIN) : input, init);
  }
}
class Navigation extends BrowserRequest {
  override get mode() {
    return "navigate" as const;
  }
}

class StoredPages {
  readonly responses = new Map<string, Response>();
  put = async (key: RequestInfo, response: Response): Promise<void> => {
    await response.clone().arrayBuffer();
    this.responses.set(addressOf(key), response);
  };
}

const addressOf = (key: RequestInfo): string => new URL(typeof key === "string" ? key : key.url, ORIGIN).href;

interface FetchEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}
type Event = FetchEvent | { data: unknown; waitUntil: (work: Promise<unknown>) => void };

/** The app's own service worker, as it was built, with the caches of one browser. */
export class Worker {
  readonly #caches = new Map<string, StoredPages>();
  readonly #listeners = new Map<string, (event: Event) => void>();
  readonly #fetch: (request: Request) => Promise<Response>;
  readonly #pending = new Set<Promise<unknown>>();

  /** `caches` of the worker and of the pages. */
  readonly caches = {
    keys: async () => [...this.#caches.keys()],
    delete: async (name: string) => this.#caches.delete(name),
    open: async (name: string) => {
      const found = this.#caches.get(name) ?? new StoredPages();
      this.#caches.set(name, found);
      return found;
    },
    match: async (key: RequestInfo) => {
      const found = [...this.#caches.values()].map(({ responses }) => responses.get(addressOf(key))).find(Boolean);
      return found?.clone();
    },
  };

  constructor(fetch: (request: Request) => Promise<Response>) {
    this.#fetch = fetch;
    const self = {
      addEventListener: (type: string, listener: (event: Event) => void) => void this.#listeners.set(type, listener),
      location: new URL("/sw.js?build=lives", ORIGIN),
      registration: {},
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
    };
    const context = vm.createContext({
      ...{ self, caches: this.caches, Request: BrowserRequest, Response, Headers, URL, URLSearchParams },
      fetch: (input: RequestInfo, init?: RequestInit) => this.#ask(new BrowserRequest(input, init)),
    });
    vm.runInContext(readFileSync(SERVICE_WORKER, "utf8"), context);
  }

  async #ask(request: Request): Promise<Response> {
    return ASSET.test(new URL(request.url).pathname) ? new Response("") : this.#fetch(request);
  }

  #hold(work: Promise<unknown>): void {
    const held = work.finally(() => this.#pending.delete(held));
    this.#pending.add(held);
  }

  /** What the worker, or without its word the network, answers. */
  #handle(request: Request): Promise<Response> {
    let answer: Promise<Response> | null = null;
    this.#listeners.get("fetch")?.({
      request,
      respondWith: (own) => void (answer = own),
      waitUntil: (work) => this.#hold(work),
    });
    return answer ?? this.#ask(request);
  }

  open = (path: string): Promise<Response> => this.#handle(new Navigation(path));
  fetch = (request: Request): Promise<Response> => this.#handle(request);

  /** Somebody sends a form: the worker hears of it. */
  hearOfForm(path: string): void {
    const waitUntil = (work: Promise<unknown>) => this.#hold(work);
    const request = new BrowserRequest(path, { method: "POST" });
    this.#listeners.get("fetch")?.({ request, respondWith: () => undefined, waitUntil });
  }

  hearMessage(data: unknown): void {
    this.#listeners.get("message")?.({ data, waitUntil: (work) => this.#hold(work) });
  }

  /** As `Clear-Site-Data` does it: what was kept goes with the storage. */
  clearSiteData = (): void => this.#caches.clear();

  async idle(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  /** Address → text of each page that is kept for somebody; an answer that only leads elsewhere has none. */
  async kept(): Promise<[string, string][]> {
    const personal = [...this.#caches].filter(([name]) => name.startsWith("pages-"));
    const pages = personal.flatMap(([, { responses }]) => [...responses]);
    const texts = pages.map(async ([address, page]): Promise<[string, string]> => [address, await page.clone().text()]);
    return (await Promise.all(texts)).filter(([, text]) => text !== "");
  }
}
