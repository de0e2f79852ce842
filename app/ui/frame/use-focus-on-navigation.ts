import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Does for a navigation without a new document what a browser does for one: focus leaves what was clicked for the new
 * page, whose heading is read out. What asked for the focus itself keeps it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const latest = useRef(pathname);
  useEffect(() => {
    if (latest.current === pathname) return;
    latest.current = pathname;
    const main = document.getElementById("main");
    if (!main || main.contains(document.activeElement)) return;
    const heading = main.querySelector("h1");
    if (heading) heading.tabIndex = -1;
    (heading ?? main).focus({ preventScroll: true });
  }, [pathname]);
}
