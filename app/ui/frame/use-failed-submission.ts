import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect } from "react";
import { notSaved, notSavedByBug, pages, refusals, type Message } from "~/domain/messages/messages";
import { isRecord } from "~/domain/is-record";

declare global {
  interface WindowEventMap {
    /**
     * Dispatched by the router when a submission got no answer, or one that belongs to no field
     * (patches/@remix-run+router).
     */
    "app-failed": CustomEvent<unknown>;
  }
}

/** Keeps the page with all that was typed in it, and shows a message about the failure. */
export function useFailedSubmission(): void {
  useEffect(() => {
    const tell = ({ detail: error }: CustomEvent<unknown>) =>
      window.dispatchEvent(new CustomEvent("app-toast", { detail: { ...messageOf(error), tone: "error" } }));
    window.addEventListener("app-failed", tell);
    return () => window.removeEventListener("app-failed", tell);
  }, []);
}

/** The message for a failure. Without an answer the error is the browser's own and has no status. */
function messageOf(error: unknown): Message {
  if (!isRouteErrorResponse(error)) return notSaved;
  const refusal = refusals[error.status];
  if (refusal) return { ...refusal, description: saidIn(error) ?? refusal.description };
  const id = idIn(error);
  return { title: pages.crashed, description: notSavedByBug + (id ? ` Fehler-Kennung: ${id}` : "") };
}

/** The sentence in the page of a refusal (app/http/refusal.server.ts): only the server knows when a pause ends. */
export function saidIn(error: unknown): string | null {
  const page: unknown = isRouteErrorResponse(error) && error.status === 429 ? error.data : null;
  return typeof page === "string" ? (/<p>([^<]*)<\/p>/.exec(page)?.[1] ?? null) : null;
}

/** The error's id in the loader's response; the browser has no other source of it. */
export function idIn(error: unknown): string | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return isRecord(data) && "id" in data ? String(data.id) : null;
}
