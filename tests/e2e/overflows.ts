/**
 * Texts and controls that stick out of the window, or of a box that cuts them off. Runs in the page, complete in itself.
 */
export function findOverflows(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only");
  const isContent = (element: Element) =>
    element.matches("a, button, input, textarea, summary, img") ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  /** Pixels by which an element sticks out of the window, or of a box that cuts it off. */
  const excess = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    let [from, to] = [0, clientWidth];
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(box).overflowX)) continue;
      from = Math.max(from, box.getBoundingClientRect().left);
      to = Math.min(to, box.getBoundingClientRect().right);
    }
    return Math.max(from - left, right - to);
  };
  const content = [...document.body.querySelectorAll("*")].filter((element) => isContent(element) && isDrawn(element));
  const out = content.filter((element) => excess(element) > 1);
  const found = out.map((element) => `${Math.round(excess(element))} px: ${element.outerHTML.slice(0, 120)}`);
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found;
}
