import { useEffect, useState } from "react";
import { localMissionKey, readLocalTicks } from "~/domain/local-ticks";

const NONE: ReadonlySet<string> = new Set();

/** The ids of tasks that this browser has ticked in a mission, saved or not; none before the page came alive. */
export function useLocalTicks(missionId: string | null): ReadonlySet<string> {
  const [ticks, setTicks] = useState(NONE);
  useEffect(() => {
    const key = missionId === null ? null : localMissionKey(missionId);
    const read = () => setTicks(key === null ? NONE : ticksAt(key));
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === key) read();
    };
    read();
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [missionId]);
  return ticks;
}

function ticksAt(key: string): ReadonlySet<string> {
  try {
    const stored = localStorage.getItem(key);
    if (stored === null) return NONE;
    const ticks = readLocalTicks(stored);
    if (ticks === null) console.warn(`${key} in local storage is unreadable, the saved state counts`);
    return ticks ?? NONE;
  } catch {
    // A browser that closes its storage to us keeps nothing there either.
    return NONE;
  }
}
