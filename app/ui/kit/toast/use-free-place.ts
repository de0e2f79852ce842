import { useEffect, type RefObject } from "react";
import { freePlace } from "./free-place";

/** Elements that are pressed or written in; READ adds those that must be read for it. */
const CONTROLS = "a, button, input, textarea, select, summary, label";
const READ = `${CONTROLS}, h1, legend, [role=log]`;

const EDGE = 8;

/** Keeps a floating box where it covers nothing in use, also when the page is scrolled or a keyboard opens. */
export function useFreePlace(box: RefObject<HTMLElement>, shown: unknown): void {
  useEffect(() => {
    const { current: region } = box;
    if (!region || !shown) return;
    const move = (event?: Event) => {
      // A box that moved under the pointer would lose the press on its own button.
      if (event?.target instanceof Node && region.contains(event.target)) return;
      if (event) region.style.transition = "none";
      place(region);
    };
    // The page that wakes may find its message shown already: it glides, as what jumps draws the eye away.
    region.style.transition = GLIDE;
    move();
    const view = window.visualViewport ?? window;
    view.addEventListener("resize", move);
    for (const event of EVENTS) document.addEventListener(event, move, { capture: true, passive: true });
    return () => {
      region.removeAttribute("style");
      view.removeEventListener("resize", move);
      for (const event of EVENTS) document.removeEventListener(event, move, { capture: true });
    };
  }, [box, shown]);
}

const GLIDE = "translate 220ms ease-out";

const EVENTS = ["scroll", "focusin"] as const;

/** Horizontal places to try: the middle, or one side, where a wide screen has columns. */
const SIDES = ["center", "end", "start"] as const;

function place(box: HTMLElement): void {
  const toast = box.firstElementChild;
  if (!toast) return;
  const bottom = window.visualViewport?.height ?? window.innerHeight;
  for (const selector of [READ, CONTROLS]) {
    const used = [...document.querySelectorAll(selector)]
      .filter((element) => !box.contains(element))
      .map((element) => element.getBoundingClientRect());
    for (const side of SIDES) {
      box.style.justifyItems = side;
      const { height, left, right } = toast.getBoundingClientRect();
      const beside = used.filter((each) => each.width > 1 && each.left < right && each.right > left);
      const top = freePlace({ height, from: EDGE, to: bottom - EDGE, used: beside });
      if (top !== null) return put(box, top);
    }
  }
  box.style.justifyItems = "center";
  put(box, EDGE);
}

/** A transform shifts no layout; `offsetTop` is where the box stands without it. */
function put(box: HTMLElement, top: number): void {
  box.style.translate = `0px ${top - box.offsetTop}px`;
}
