/*
 * Functions that a driver runs in the page, each complete in itself. None waits: where scripts are off, no promise of the
 * page is ever kept.
 */

/** What a person acts on, by its kind and name; `which` counts from 0 when several that are shown have the name. */
export interface Sought {
  kind: "pressable" | "field" | "answer";
  name: string;
  which?: number;
}

export interface Found {
  /** Its middle, in px of the window. */
  x: number;
  y: number;
  /** What lies over its middle, or null. */
  under: string | null;
  /** Of an answer: whether any of its group has the focus. */
  hasFocus: boolean;
  /** Whether what has the focus stands behind it on the page. */
  isPassed: boolean;
  isChecked: boolean;
  value: string;
}

/** Finds an element as a person names it: by its label or its text, the whole name before a part of it. */
export function seek({ kind, name, which = 0 }: Sought): Found | null {
  const said = (element: HTMLElement) => (element.innerText || element.textContent || "").replace(/\s+/g, " ").trim();
  const labels = (element: HTMLElement) =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
      ? [...(element.labels ?? [])]
      : [];
  const nameOf = (element: HTMLElement) =>
    element.getAttribute("aria-label") ?? (labels(element).map(said).join(" ") || said(element));
  const kinds = {
    pressable: "a[href], button:enabled, summary",
    field: "input:not([type=radio]), textarea, select",
    answer: "input[type=radio]",
  };
  const shown = [...document.querySelectorAll<HTMLElement>(kinds[kind])].filter(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible",
  );
  const whole = shown.filter((element) => nameOf(element) === name);
  const part = shown.filter((element) =>
    kind === "answer" ? nameOf(element).startsWith(name) : nameOf(element).includes(name),
  );
  const element = (whole.length > 0 ? whole : part)[which];
  if (!element) return null;
  const active = document.activeElement;
  const isInGroup = active instanceof HTMLInputElement && active.type === "radio";
  const hasFocus = kind === "answer" ? isInGroup : element === active;
  // An answer is drawn by its label.
  const target = (kind === "answer" ? labels(element)[0] : null) ?? element;
  const middle = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const over = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
  const isHit = (found: Element | null) => [target, ...labels(element)].some((each) => each.contains(found));
  if (!isHit(over(middle()))) target.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y } = middle();
  const found = over({ x, y });
  return {
    x,
    y,
    under: isHit(found) ? null : (found?.outerHTML.slice(0, 120) ?? "the edge of the window"),
    hasFocus,
    isPassed:
      active !== null &&
      active !== document.body &&
      (element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    isChecked: element instanceof HTMLInputElement && element.checked,
    value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : "",
  };
}

/** What has the focus: the heading, a field by its label, nothing, or another element by its name. */
export function tellFocus(): string {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return "nothing";
  if (active.tagName === "H1") return "heading";
  const said = (element: HTMLElement) => element.innerText.replace(/\s+/g, " ").trim();
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)
    return `field ${active.getAttribute("aria-label") ?? [...(active.labels ?? [])].map(said).join(" ")}`;
  return `${active.tagName.toLowerCase()}${active.id ? `#${active.id}` : ""} ${said(active).slice(0, 60)}`;
}

export const readText = (): string => document.body.innerText.replace(/\s+/g, " ");

/** What is written in the fields of a name, in those that are folded, too: what is done changes places. */
export const listWritten = (label: string): string[] =>
  [...document.querySelectorAll("textarea")]
    .filter((field) => [...field.labels].some((each) => (each.textContent ?? "").includes(label)))
    .map(({ value }) => value);

/** Whether the page's scripts have made it their own; pages to read have none that would. */
export const isAwake = (): boolean =>
  document.querySelector("script[type=module]") === null || document.documentElement.hasAttribute("data-awake");
