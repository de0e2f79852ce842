import { useSyncExternalStore } from "react";
import { Icon, notice } from "../kit";
import { workStore } from "./browser-store";

export function SaveState() {
  const saving = useSyncExternalStore(workStore.subscribe, workStore.saving, () => "idle");
  const colour = saving === "saved" ? "text-mint-deep" : "text-accent-deep";
  return (
    <p className={`flex min-h-6 items-center gap-1 text-sm font-semibold ${colour}`} role="status">
      {saving === "saved" ? (
        <>
          <Icon name="check" size={16} />
          Gespeichert
        </>
      ) : null}
      {saving === "late" ? "Wird nachgetragen" : null}
      {saving === "refused" ? "Deine letzte Änderung wurde nicht angenommen. Kopier dir den Text und lade neu." : null}
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
