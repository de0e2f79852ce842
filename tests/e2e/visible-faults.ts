import type { Page } from "playwright/test";

/** Words on buttons, and on links laid out like them, that are broken over lines, also inside closed details. */
export function listBrokenLabels(page: Page): Promise<string[]> {
  return listPieces(page, { within: "button, a", labels: true, atMost: Infinity });
}

/** Words of at most so many signs that stand on several lines. Unbreakable groups, like „25 Tage“, count as one. */
export function listBrokenWords(page: Page, atMost: number): Promise<string[]> {
  return listPieces(page, { within: "main, nav", labels: false, atMost });
}

function listPieces(page: Page, wanted: { within: string; labels: boolean; atMost: number }): Promise<string[]> {
  return page.evaluate(({ within, labels, atMost }) => {
    const closed = labels ? [...document.querySelectorAll("details:not([open])")] : [];
    for (const each of closed) each.setAttribute("open", "");
    const found: string[] = [];
    for (const box of document.querySelectorAll(within)) {
      if (!box.checkVisibility({ visibilityProperty: true })) continue;
      if (labels && box.matches("a") && !/flex/.test(getComputedStyle(box).display)) continue;
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
        if (!isShown || text.parentElement?.closest(".sr-only, .address, .wrap-anywhere")) continue;
        for (const { index, 0: word } of (text.nodeValue ?? "").matchAll(
          /[\p{L}\p{N}](?:[:.,/@\u00a0]?[\p{L}\p{N}])*/gu,
        )) {
          if (word.length > (atMost ?? Infinity)) continue;
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`${word}: ${text.parentElement?.outerHTML.slice(0, 90)}`);
        }
      }
    }
    for (const each of closed) each.removeAttribute("open");
    return found;
  }, wanted);
}

/** Icons that are hardly seen: a contrast of less than 1.5 : 1 between their colour and their background. */
export function listInvisibleIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("no canvas");
    /** Red, green, blue and opacity, 0 to 255, of any colour that CSS knows. */
    const read = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = read(color).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if ((read(backgroundColor)[3] ?? 0) > 250) return backgroundColor;
      }
      return "white";
    };
    return [...document.querySelectorAll("svg.icon, svg [fill=currentColor]")].flatMap((icon) => {
      if (!icon.checkVisibility({ visibilityProperty: true })) return [];
      const [one, other] = [luminance(getComputedStyle(icon).color), luminance(ground(icon))];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      return ratio < 1.5 ? [`${ratio.toFixed(2)}: ${icon.parentElement?.outerHTML.slice(0, 120)}`] : [];
    });
  });
}
