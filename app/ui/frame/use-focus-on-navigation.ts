import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Screen readers read the new heading, as after a document load. An element that took the focus itself keeps it. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const latest = useRef(pathname);
  useEffect(() => {
    if (latest.current === pathname) return;
    latest.current = pathname;
    const main = document.getElementById("main");
    if (!main || main.contains(document.activeElement)) return;
    const heading = main.querySelector("h1");
    // The heading of a result is hidden while it is being worked out.
    const isSeen = heading?.checkVisibility({ visibilityProperty: true }) ?? false;
    if (heading && isSeen) heading.tabIndex = -1;
    (heading && isSeen ? heading : main).focus({ preventScroll: true });
  }, [pathname]);
}
