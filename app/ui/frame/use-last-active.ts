import { useEffect } from "react";

export function useLastActive(): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState !== "visible") return;
      // Fire and forget: every page load reports activity on the server anyway.
      fetch("/api/last-active", { method: "POST", body: new URLSearchParams() }).catch(() => undefined);
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
}
