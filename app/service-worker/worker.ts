// Caches the screens a member has opened, for reading offline. Only GET is cached; offline edits are queued in local
// storage (ui/mission-work). Each build registers this file under its own version, which takes the caches over.
import { isRecord } from "../domain/is-record";
import { isKept, PERSONAL_CACHES } from "~/ui/kit/kept";
import { unsentPage } from "~/ui/mission-work/unsent-page";
import { ASSET, assetsIn, takeOver } from "./take-over";

declare const self: ServiceWorkerGlobalScope;

/** The static routing API, which TypeScript's library lacks. */
interface WithRoutes {
  addRoutes?(rule: { condition: { urlPattern: string }; source: "network" }): void;
}

const build = new URL(self.location.href).searchParams.get("build") ?? "";
const PAGES = `${PERSONAL_CACHES}${build}`;
const ASSETS = `assets-${build}`;
const OFFLINE = "/offline";

/** A POST to one of these logs in or out, registers or deletes the account: the cached pages are the former user's. */
const CHANGES_USER = /^\/(?:auth|logout|onboarding|email-verification|profile\/einstellungen\/(?:e-mail|loeschen))$/;
/** Members are redirected away from these: when one is shown, the session has ended, here or on another device. */
const VISITORS = /^\/(?:auth|onboarding|email-verification)$/;
/** Bumped whenever the user may have changed; a response requested before is not cached after it. */
let owner = 0;

self.addEventListener("install", (event: ExtendableEvent & WithRoutes) => {
  // A closing page's last request must not wait for the worker to start; other browsers send it at the next visit.
  event.addRoutes?.({ condition: { urlPattern: "/api/*" }, source: "network" });
  event.waitUntil(keep(OFFLINE, ASSETS).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    takeOver(PAGES, ASSETS)
      .then(askEarly)
      .then(() => self.clients.claim()),
  );
});

/** Navigation preload: requests the page while the worker starts, with the build in its header (http/first-visit). */
async function askEarly(): Promise<void> {
  const { navigationPreload } = self.registration;
  await navigationPreload?.enable();
  await navigationPreload?.setHeaderValue(build);
}

self.addEventListener("message", (event) => {
  // A page that was still loading at `activate` was not claimed there.
  event.waitUntil(self.clients.claim());
  const data: unknown = event.data;
  const path = isRecord(data) ? data.keep : undefined;
  if (typeof path === "string" && isKept(path)) event.waitUntil(keep(path, PAGES).catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method !== "GET") {
    if (CHANGES_USER.test(url.pathname)) event.waitUntil(forgetPages());
    if (request.mode === "navigate") event.respondWith(sendForm(request, url));
    return;
  }
  if (ASSET.test(url.pathname)) event.respondWith(fromCacheFirst(request));
  else if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (url.searchParams.has("_data")) event.respondWith(data(request, url));
  else if (url.pathname === "/__manifest") event.respondWith(fetch(request).catch(() => reloadAt(url.pathname)));
});

async function fromCacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await put(ASSETS, request, response.clone());
  return response;
}

async function page({ request, preloadResponse }: FetchEvent, url: URL): Promise<Response> {
  try {
    const early: unknown = await preloadResponse;
    // Firefox resolves with an error response when offline, where other browsers reject.
    const hasArrived = early instanceof Response && early.type !== "error";
    const response = hasArrived ? early : await fetch(request);
    // An opaque redirect is not ok; the browser requests its target in a navigation of its own.
    if (response.ok && VISITORS.test(url.pathname)) await forgetPages();
    return response;
  } catch {
    const kept = isKept(url.pathname) ? await caches.match(url.pathname) : undefined;
    return kept ?? (await caches.match(OFFLINE)) ?? Response.error();
  }
}

/** Sent by a proxy whose server is away; the server itself never answers so. */
const AWAY = [502, 504];
const UNSENT_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
};

/** Sends a form without scripts; when it does not arrive, answers with a page that sends it again. */
async function sendForm(request: Request, url: URL): Promise<Response> {
  const copy = request.clone();
  try {
    const response = await fetch(request);
    if (!AWAY.includes(response.status)) return response;
  } catch {
    // Handled below.
  }
  const fields: [string, string][] = [];
  new URLSearchParams(await copy.text()).forEach((value, name) => fields.push([name, value]));
  const page = unsentPage(url.pathname + url.search, fields);
  return new Response(page, { status: 503, headers: UNSENT_HEADERS });
}

/** Remix data; offline without a cached copy, answers with a reload as a document, which may be cached. */
async function data(request: Request, url: URL): Promise<Response> {
  try {
    const asker = owner;
    const response = await fetch(request);
    if (leadsVisitors(response, url)) await forgetPages();
    // With a query the answers would be as many as what is searched for.
    const isWorthKeeping = isKept(url.pathname) && withoutData(url) === "";
    if (response.ok && isWorthKeeping && asker === owner) await put(PAGES, request, response.clone());
    return response;
  } catch {
    return (await caches.match(request)) ?? reloadAt(url.pathname + withoutData(url));
  }
}

/** Whether a data response is of a visitors' screen or redirects to one; the root's data is the same everywhere. */
function leadsVisitors(response: Response, url: URL): boolean {
  const target = response.headers.get("X-Remix-Redirect");
  if (target) return VISITORS.test(new URL(target, url).pathname);
  return response.ok && VISITORS.test(url.pathname) && url.searchParams.get("_data") !== "root";
}

async function forgetPages(): Promise<void> {
  owner += 1;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PERSONAL_CACHES)).map((name) => caches.delete(name)));
}

/** The response by which Remix's router reloads as a document. */
function reloadAt(location: string): Response {
  const headers = { "X-Remix-Redirect": location, "X-Remix-Status": "302", "X-Remix-Reload-Document": "true" };
  return new Response(null, { status: 204, headers });
}

function withoutData(url: URL): string {
  const params = new URLSearchParams(url.searchParams);
  params.delete("_data");
  return params.size > 0 ? `?${params}` : "";
}

async function keep(path: string, cache: string): Promise<void> {
  const asker = owner;
  const response = await fetch(path, { redirect: "manual" });
  const html = await response.clone().text();
  if (!response.ok || asker !== owner) return;
  await put(cache, path, response);
  await Promise.all(assetsIn(html).map((file) => fromCacheFirst(new Request(file))));
}

/** Best effort: on a device without room (QuotaExceededError) the page still gets the response. */
const put = (name: string, key: RequestInfo, response: Response): Promise<void> =>
  caches
    .open(name)
    .then((cache) => cache.put(key, response))
    .catch(() => undefined);
