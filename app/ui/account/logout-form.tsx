import { Form } from "@remix-run/react";
import { useState, type FormEvent, type ReactNode } from "react";
import { notice } from "../kit";
import { workStore } from "../mission-work";
import { logOutHere } from "./log-out-here";

/** Clears this device, so unsent work is sent first; when that fails, the member decides, as the work would be lost. */
export function LogoutForm({ className = "", children }: { className?: string; children: ReactNode }) {
  const [state, setState] = useState<"ready" | "unsent" | "offline">("ready");
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const loggedOut = await logOutHere(workStore, { losesUnsent: state === "unsent" });
    if (loggedOut !== "done") return setState(loggedOut);
    // Loads a new document, so that nothing of the member stays in memory; replaces this entry, as the back button
    // would show it.
    window.location.replace("/auth");
  };
  return (
    <Form method="post" action="/logout" className="flex flex-col gap-3" onSubmit={(event) => void onSubmit(event)}>
      {state === "ready" ? null : (
        <p className={notice("plain")} role="alert">
          {TEXTS[state]}
        </p>
      )}
      <button className={className}>{state === "unsent" ? "Trotzdem abmelden" : children}</button>
    </Form>
  );
}

const TEXTS = {
  unsent:
    "Einige Änderungen sind noch nicht gespeichert, weil wir den Server nicht erreichen. Meldest du dich jetzt ab, gehen sie verloren. Bleibst du angemeldet, tragen wir sie nach.",
  offline: "Abmelden geht erst, wenn du wieder online bist. Auf diesem Gerät bleibt bis dahin alles, wie es ist.",
} as const;
