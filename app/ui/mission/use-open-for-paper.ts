import { useEffect, useRef } from "react";

/**
 * Opens all folds of an element while the page is printed, as paper cannot be tapped; not the reasons behind each row of
 * a calculator.
 */
export function useOpenForPaper() {
  const text = useRef<HTMLDivElement & HTMLElement>(null);
  useEffect(() => {
    let closed: HTMLDetailsElement[] = [];
    const open = () => {
      closed = [...(text.current?.querySelectorAll<HTMLDetailsElement>("details:not([open], form details)") ?? [])];
      for (const fold of closed) fold.open = true;
    };
    const close = () => {
      for (const fold of closed) fold.open = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, []);
  return text;
}
