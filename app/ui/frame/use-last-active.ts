import { useEffect } from "react";

/** Notes activity when the tab becomes visible again; a load of the page does so by itself. */
export function useLastActive(): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState !== "visible") return;
      // Nobody waits for it, and the next visit notes it anyway.
      fetch("/api/last-active", { method: "POST", body: new URLSearchParams() }).catch(() => undefined);
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
}
