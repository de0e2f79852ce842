import type { Page } from "playwright/test";

/** Lines of text that lie over each other, except elements that float on purpose, like the navigation. */
export function listOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A font keeps about a fifth of its height free above capitals and below the line.
    const FREE = 0.2;
    // The button to a chat's end lies over the chat on purpose, as the text goes on beneath.
    const isFloating = (element: Element | null): boolean =>
      element !== null &&
      (element.matches("[role=log] + button") ||
        /fixed|sticky/.test(getComputedStyle(element).position) ||
        isFloating(element.parentElement));
    const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const owner = text.parentElement;
      if (!owner || text.nodeValue?.trim() === "" || owner.closest(".sr-only, .alone\\:sr-only, script, style"))
        continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isFloating(owner)) continue;
      // Text scrolled out of a box is not seen; of a line at its edge only the part inside can lie over anything.
      const box = owner.closest("[role=log]")?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top: upper, bottom: lower, width, height } of range.getClientRects()) {
        const top = Math.max(upper + FREE * height, box?.top ?? -Infinity);
        const bottom = Math.min(lower - FREE * height, box?.bottom ?? Infinity);
        if (width <= 1 || bottom <= top) continue;
        const name = (text.nodeValue ?? "").trim().slice(0, 40);
        lines.push({ text: name, left, right, top, bottom });
      }
    }
    lines.sort((a, b) => a.top - b.top);
    return lines.flatMap((one, index) => {
      const found: string[] = [];
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        if (wide > 1 && high > 1) {
          found.push(`„${one.text}“ and „${other.text}“: ${Math.round(wide)} × ${Math.round(high)} px`);
        }
      }
      return found;
    });
  });
}
