import type { Page } from "playwright/test";

/** Marks around each translated text, so that untranslated ones stand out. */
const MARKS = /[‹›]/g;

/**
 * Translates as Chrome does: each text node becomes two nested `font` elements, and so does each that is added later.
 * The translation begins once the page is awake, as on most devices, or before.
 */
export async function translate(page: Page, begins: "awake" | "asleep" = "awake"): Promise<void> {
  await page.addInitScript((wanted) => {
    const isText = (node: Node): node is Text => node instanceof Text;
    const texts = (node: Node): Text[] => {
      if (isText(node)) return [node];
      return node instanceof Element && /^(SCRIPT|STYLE|NOSCRIPT|FONT|TEXTAREA)$/.test(node.nodeName)
        ? []
        : [...node.childNodes].flatMap(texts);
    };
    const isDone = (node: Node) => node.parentElement?.closest("font,script,style,noscript,textarea,head") !== null;
    const replace = (node: Node) => {
      for (const text of texts(node)) {
        if (isDone(text) || !text.parentNode || text.data.trim() === "") continue;
        const outer = document.createElement("font");
        const inner = outer.appendChild(document.createElement("font"));
        inner.textContent = `‹${text.data}›`;
        text.parentNode.replaceChild(outer, text);
      }
    };
    const start = () => {
      replace(document.body);
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === "characterData") replace(target);
          addedNodes.forEach(replace);
        }
        // React may have made the whole document anew.
      }).observe(document, { childList: true, subtree: true, characterData: true });
    };
    const startWhenAwake = () => {
      const { dataset } = document.documentElement;
      if ("awake" in dataset || !document.querySelector("script[type=module]")) return start();
      const observer = new MutationObserver(() => {
        if (!("awake" in dataset)) return;
        observer.disconnect();
        start();
      });
      observer.observe(document.documentElement, { attributes: true });
    };
    if (wanted === "awake") addEventListener("load", startWhenAwake);
    else document.addEventListener("readystatechange", start, { once: true });
  }, begins);
}

/** The text that React means the page to show, and the text that it shows; both without marks and blanks. */
export async function meantAndSaid(page: Page): Promise<{ meant: string; said: string; untranslated: string[] }> {
  const read = await page.evaluate(() => {
    const field = (value: unknown, name: string): unknown =>
      value instanceof Object ? Reflect.get(value, name) : undefined;
    const parts: string[] = [];
    const walk = (fiber: unknown): void => {
      for (let at = fiber; at; at = field(at, "sibling")) {
        const props = field(at, "memoizedProps");
        const children = field(props, "children");
        const html = field(field(props, "dangerouslySetInnerHTML"), "__html");
        const type = field(at, "type");
        if (typeof type === "string" && /^(script|style|noscript|head|textarea)$/.test(type)) continue;
        if (typeof props === "string") parts.push(props);
        else if (typeof type === "string" && typeof html === "string") {
          const node = field(at, "stateNode");
          const copy = node instanceof Element ? document.importNode(node, true) : null;
          copy?.querySelectorAll("script,style,noscript,textarea").forEach((unsaid) => unsaid.remove());
          parts.push(copy?.textContent ?? "");
        } else if (typeof type === "string" && ["string", "number"].includes(typeof children))
          parts.push(String(children));
        else walk(field(at, "child"));
      }
    };
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer"));
    const root = field(document, key ?? "");
    // The one of React's two trees that is shown.
    const shown = field(field(field(root, "stateNode"), "current"), "child");
    walk(shown);
    const left: string[] = [];
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      if (node.parentElement?.closest("script,style,noscript,textarea")) continue;
      said.push(text);
      if (text.trim() !== "" && !text.startsWith("‹")) left.push(text);
    }
    return { meant: parts.join(""), said: said.join(""), untranslated: left };
  });
  const plain = (text: string) => text.replace(MARKS, "").replace(/\s+/g, "");
  return { meant: plain(read.meant), said: plain(read.said), untranslated: read.untranslated };
}
