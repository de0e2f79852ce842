import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { Gains } from "~/domain/level/gains";

/** Keeps the gains as long as the page: revalidation returns none any more. */
export function useGains(arriving: Gains | null | undefined): Gains | null {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, gains: arriving ?? null });
  if (kept.key === key && (!arriving || arriving === kept.gains)) return kept.gains;
  setKept({ key, gains: arriving ?? null });
  return arriving ?? null;
}
