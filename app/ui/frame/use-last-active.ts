import { useEffect } from "react";

/** Reports activity when the tab becomes visible again; loading a page reports it on the server. */
export function useLastActive(): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState !== "visible") return;
      // Fire and forget: the next page load reports it anyway.
      fetch("/api/last-active", { method: "POST", body: new URLSearchParams() }).catch(() => undefined);
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
}
