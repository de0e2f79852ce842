import type { XpCredit } from "../level/xp-history";
import type { MissionCategory } from "./category";
import type { MissionStatus } from "./missions";
import { motifOf, type MissionMotif } from "./motif";

export interface Badge {
  title: string;
  mission: { order: number; title: string };
  motif: MissionMotif;
  isEarned: boolean;
  /** The day its mission was first finished, YYYY-MM-DD; null while it is open, or where none is known. */
  on: string | null;
}

/** The badges of a path's missions in their order. One that was earned stays, also when its mission begins anew. */
export function listBadges(
  missions: readonly {
    id: string;
    order: number;
    title: string;
    badge: string | null;
    category: MissionCategory;
    status: MissionStatus;
  }[],
  credits: readonly XpCredit[],
): Badge[] {
  const days = new Map(credits.flatMap(({ kind, ref, day }) => (kind === "mission" ? [[ref, day] as const] : [])));
  return missions.flatMap(({ id, order, title, badge, category, status }) => {
    if (badge === null) return [];
    const on = days.get(id) ?? null;
    const isEarned = on !== null || status === "completed";
    return [{ title: badge, mission: { order, title }, motif: motifOf(category), isEarned, on }];
  });
}
