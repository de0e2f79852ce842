import { useEffect, useState } from "react";
import { readLocalTicks, type LocalTicks } from "~/domain/missions/local-ticks";
import { dataKey } from "~/domain/missions/stored-work";
import { deviceStorage } from "../kit";
import { warnUnreadable } from "./local-storage";

const NONE: LocalTicks = new Map();

/** The unsent ticks of a mission in this browser; none before hydration. */
export function useLocalTicks(missionId: string | null): LocalTicks {
  const [ticks, setTicks] = useState(NONE);
  useEffect(() => {
    const key = missionId === null ? null : dataKey(missionId);
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

function ticksAt(key: string): LocalTicks {
  const stored = deviceStorage.read(key);
  if (stored === null) return NONE;
  const ticks = readLocalTicks(stored);
  if (ticks === null) warnUnreadable(key);
  return ticks ?? NONE;
}
