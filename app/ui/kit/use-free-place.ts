import { useEffect, type RefObject } from "react";
import { freePlace } from "./free-place";

/** What somebody presses or writes in, and what they have to read for it. */
const CONTROLS = "a, button, input, textarea, select, summary, label";
const READ = `${CONTROLS}, h1, legend, [role=log]`;

const EDGE = 8;

/** Keeps a floating box where nothing that is used lies beneath, also when the page is scrolled or a keyboard opens. */
export function useFreePlace(box: RefObject<HTMLElement>, shown: unknown): void {
  useEffect(() => {
    const { current: region } = box;
    if (!region || !shown) return;
    const move = () => place(region);
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

const EVENTS = ["scroll", "focusin"] as const;

function place(box: HTMLElement): void {
  const toast = box.firstElementChild?.getBoundingClientRect();
  if (!toast) return;
  const bottom = window.visualViewport?.height ?? window.innerHeight;
  const freeOf = (selector: string) =>
    freePlace({
      height: toast.height,
      from: EDGE,
      to: bottom - EDGE,
      used: [...document.querySelectorAll(selector)]
        .filter((element) => !box.contains(element))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, left, right }) => width > 1 && left < toast.right && right > toast.left),
    });
  const top = freeOf(READ) ?? freeOf(CONTROLS) ?? EDGE;
  box.style.top = `${top}px`;
  box.style.bottom = "auto";
}
