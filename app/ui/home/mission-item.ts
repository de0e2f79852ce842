import type { MissionStatus } from "~/domain/missions/missions";

export interface MissionItem {
  id: string;
  to: string;
  title: string;
  estimatedTime: string;
  xpReward: number;
  order: number;
  status: MissionStatus;
  progress: number;
  /** True also after ticking an optional task, which makes no progress. */
  isBegun: boolean;
}

export const STATUS_LABELS: Record<MissionStatus, string> = {
  active: "offen",
  completed: "geschafft",
  locked: "noch verschlossen",
};
