import { useEffect } from "react";
import { documentForm } from "./document-form";

declare global {
  interface WindowEventMap {
    /** Dispatched by the router for a form whose screen's script is gone (patches/@remix-run+react). */
    "app-send": CustomEvent<Parameters<typeof sendAsDocument>>;
  }
}

/** Sends a form as a page without scripts would: the script that would send it, or show the answer, is gone. */
export function sendAsDocument(action: string, fields: readonly [string, string][]): void {
  document.body.insertAdjacentHTML("beforeend", documentForm(action, fields));
  [...document.forms].at(-1)?.submit();
}

/** Whether the app answers: tells a script that is gone from a lost connection. */
export const isReachable = (): Promise<boolean> =>
  fetch("/healthz", { method: "HEAD" }).then(
    () => true,
    () => false,
  );

export function useSentAsDocument(): void {
  useEffect(() => {
    const send = (event: WindowEventMap["app-send"]) => {
      // Tells the router that it is sent.
      event.preventDefault();
      sendAsDocument(...event.detail);
    };
    window.addEventListener("app-send", send);
    return () => window.removeEventListener("app-send", send);
  }, []);
}
