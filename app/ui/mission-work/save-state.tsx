import { useSyncExternalStore } from "react";
import { Icon, notice } from "../kit";
import { workStore } from "./browser-store";
import type { Saving } from "./work-store";

/** Words for the state of the changes on a page; none while they are under way. */
export const SAVING_WORDS: Readonly<Record<Saving, string>> = {
  ...{ idle: "", saving: "", saved: "Gespeichert", late: "Wird nachgetragen" },
  refused: "Deine letzte Änderung wurde nicht angenommen. Kopier dir den Text und lade neu.",
};

export const useSaving = (): Saving =>
  useSyncExternalStore(workStore.subscribe, workStore.saving, (): Saving => "idle");

export function SaveState() {
  const saving = useSaving();
  const colour = saving === "saved" ? "text-mint-deep" : "text-accent-deep";
  return (
    <p className={`flex min-h-6 items-center gap-1 text-sm font-semibold ${colour}`} role="status">
      {saving === "saved" ? <Icon name="check" size={16} /> : null}
      {SAVING_WORDS[saving]}
    </p>
  );
}

export const useIsKept = (): boolean => useSyncExternalStore(workStore.subscribe, workStore.isKept, () => true);

/** A warning, only where the browser refuses to keep drafts. */
export function NotKept() {
  return useIsKept() ? null : (
    <p className={notice("plain")}>
      Dein Browser bewahrt hier nichts auf. Warte auf „Gespeichert“, bevor du die Seite schließt.
    </p>
  );
}
