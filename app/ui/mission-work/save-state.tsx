import { useSyncExternalStore } from "react";
import { Icon } from "../kit";
import { workStore } from "./browser-store";

export function SaveState() {
  const saving = useSyncExternalStore(workStore.subscribe, workStore.saving, () => "idle");
  return (
    <p className={`save-state small save-${saving}`} role="status">
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
