import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Fields of the new screen that may have taken the focus. */
const FIELD = "input, textarea, select";

/**
 * One rule for every navigation: the focus goes to the element that the address names, else to the heading, which a
 * screen reader then reads as after the load of a document. A field that took the focus itself keeps it; and when a
 * screen changes under the same path, as a carousel does, so does any element that still has it.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  useFragmentOfReload(pathname, hash);
  const latest = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = latest.current === null;
    const isElsewhere = latest.current !== pathname;
    latest.current = pathname;
    const main = document.getElementById("main");
    const active = document.activeElement;
    const isFree = active === null || active === document.body;
    if (!main || (isFirst && (hash === "" || !isFree))) return;
    const named = hash === "" ? null : document.getElementById(hash.slice(1));
    const isWrittenIn = active !== null && active.matches(FIELD);
    if (named) return isWrittenIn && named.contains(active) ? undefined : focus(named);
    if (isElsewhere ? isWrittenIn && main.contains(active) : !isFree) return;
    const heading = main.querySelector("h1");
    if (!heading) return focus(main);
    if (isSeen(heading)) return focus(heading);
    // The heading of a result is hidden while the result is being worked out.
    focus(main);
    const onSeen = () => {
      if (isSeen(heading) && document.activeElement === main) focus(heading);
    };
    main.addEventListener("animationend", onSeen);
    return () => main.removeEventListener("animationend", onSeen);
  }, [pathname, hash, key]);
}

const FRAGMENT = "fragment";

/**
 * Restores the fragment of an address: offline, the service worker turns a navigation into the load of a cached
 * document, and knows no fragment.
 */
function useFragmentOfReload(pathname: string, hash: string): void {
  const { location } = useNavigation();
  const target = location && location.hash !== "" ? location.pathname + location.hash : null;
  useEffect(() => {
    // Without session storage the page opens at its top.
    try {
      if (target) return sessionStorage.setItem(FRAGMENT, target);
      const [path, fragment] = sessionStorage.getItem(FRAGMENT)?.split("#") ?? [];
      sessionStorage.removeItem(FRAGMENT);
      if (fragment && hash === "" && path === pathname) window.location.hash = fragment;
    } catch {
      return;
    }
  }, [target, pathname, hash]);
}

const isSeen = (element: Element): boolean => getComputedStyle(element).visibility === "visible";

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
