import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { Gains } from "~/domain/gains";

/** What the page came with. A later load of its data knows nothing of it any more; it stays as long as the page does. */
export function useGains(arriving: Gains | undefined): Gains | null {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, gains: arriving ?? null });
  if (kept.key === key && (!arriving || arriving === kept.gains)) return kept.gains;
  setKept({ key, gains: arriving ?? null });
  return arriving ?? null;
}
