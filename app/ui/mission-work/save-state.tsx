import { useSyncExternalStore } from "react";
import { Icon } from "../kit";
import { workStore } from "./browser-store";

export function SaveState() {
  const saving = useSyncExternalStore(workStore.subscribe, workStore.saving, () => "idle");
  const colour = saving === "late" ? "text-accent-deep" : "text-mint-deep";
  return (
    <p className={`flex min-h-6 items-center gap-1 text-sm font-semibold ${colour}`} role="status">
      {saving === "saved" ? (
        <>
          <Icon name="check" size={16} />
          Gespeichert
        </>
      ) : null}
      {saving === "late" ? "Wird nachgetragen" : null}
    </p>
  );
}
