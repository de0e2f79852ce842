import type { MissionStatus } from "~/domain/missions";

export interface MissionItem {
  id: string;
  to: string;
  title: string;
  estimatedTime: string;
  xpReward: number;
  order: number;
  status: MissionStatus;
  progress: number;
}

export const STATUS_LABELS: Record<MissionStatus, string> = {
  active: "offen",
  completed: "geschafft",
  locked: "noch verschlossen",
};
