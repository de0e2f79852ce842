import type { BrowserContext } from "playwright/test";

/** Rules, and below values, that only newer browsers read: those of the floor skip them. */
const NEWER_RULES = /@property[^{]*\{[^}]*\}|@supports[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g;
const NEWER_VALUES = /[\w-]+:[^;{}]*(?:light-dark|color-mix|oklch|oklab)\([^;{}]*;?/g;

const asOlderBrowsersRead = (css: string): string =>
  css.replace(NEWER_RULES, "").replace(NEWER_VALUES, "").replaceAll(":has(", ":unknown-has(");

/** Makes the newest Chromium as much like a browser of the floor as it can: without newer scripts and styles. */
export async function ageBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const forget = (holder: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(holder, name);
    };
    forget(AbortSignal, "any");
    forget(URL, "canParse", "parse");
    forget(Element.prototype, "checkVisibility", "setHTMLUnsafe", "getHTML", "moveBefore");
    forget(Array.prototype, "toSorted", "toReversed", "toSpliced", "with");
    forget(Array, "fromAsync");
    forget(String.prototype, "isWellFormed", "toWellFormed");
    forget(Object, "groupBy");
    forget(Map, "groupBy");
    forget(Promise, "withResolvers", "try");
    forget(Set.prototype, "union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom");
    forget(HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover");
    forget(Document.prototype, "startViewTransition");
    forget(window, "scheduler", "navigation", "Iterator", "CompressionStream", "requestIdleCallback", "sharedStorage");
  });
  const sheets = new Map<string, Promise<string>>();
  const read = (url: string): Promise<string> => {
    const known = sheets.get(url) ?? fetch(url).then(async (sheet) => asOlderBrowsersRead(await sheet.text()));
    sheets.set(url, known);
    return known;
  };
  await context.route("**/*.css", async (route) => {
    const body = await read(route.request().url());
    // The page may have been left meanwhile.
    await route.fulfill({ body, contentType: "text/css" }).catch(() => undefined);
  });
}

/** Takes storage away, as in-app browsers and those with cookies off do: none at all, or one whose mere name throws. */
export async function refuseStorage(context: BrowserContext, how: "none" | "throws"): Promise<void> {
  await context.addInitScript((kind) => {
    const get = () => {
      if (kind === "none") return null;
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get, configurable: true });
    Object.defineProperty(navigator, "cookieEnabled", { get: () => false });
    for (const [holder, names] of [
      [Navigator.prototype, ["serviceWorker", "clipboard", "share"]],
      [window, ["Notification", "BroadcastChannel"]],
    ] as const)
      for (const name of names) Reflect.deleteProperty(holder, name);
  }, how);
}
