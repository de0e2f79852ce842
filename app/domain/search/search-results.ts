import type { MissionKind, MissionStatus } from "../missions/missions";

/** `matched`: a word of the query. */
export interface ExcerptPiece {
  text: string;
  matched: boolean;
}

export interface ShownSearchResult {
  title: string;
  heading: string | null;
  excerpt: ExcerptPiece[];
  /** Null while it is locked for the learner; `hint` then explains what opens it. */
  to: string | null;
  hint: string | null;
}

export interface ResultGroup {
  name: string;
  results: ShownSearchResult[];
}

interface Found {
  kind: string;
  title: string;
  heading: string | null;
  excerpt: ExcerptPiece[];
  url: string;
  missionId: string | null;
}

interface Named {
  title: string;
  kind: MissionKind;
}

const GROUPS: Record<string, string> = {
  mission: "Missionen",
  passage: "Gut zu wissen",
  template: "Vorlagen",
  "career-path": "Berufspfade und Typen",
  "personality-type": "Berufspfade und Typen",
  step: "Startfahrplan",
  calculator: "Rechner",
};

/** Results grouped by kind, the kind of the best hit first; locked results get no link. */
export function groupResults(
  found: readonly Found[],
  {
    statusOf,
    missionOf,
  }: { statusOf: (missionId: string) => MissionStatus | null; missionOf: (missionId: string) => Named | null },
): ResultGroup[] {
  const groups = new Map<string, ShownSearchResult[]>();
  for (const { kind, title, heading, excerpt, url, missionId } of found) {
    const status = missionId === null ? "active" : statusOf(missionId);
    // Missions of paths that the learner is not on are left out.
    if (kind === "mission" && status === null) continue;
    const isOpen = status === "active" || status === "completed";
    const name = GROUPS[kind] ?? "";
    const mission = missionId === null ? null : missionOf(missionId);
    const hint = isOpen ? null : closedHint(kind, status, mission);
    groups.set(name, [...(groups.get(name) ?? []), { title, heading, excerpt, to: isOpen ? url : null, hint }]);
  }
  return Array.from(groups, ([name, results]) => ({ name, results }));
}

function closedHint(kind: string, status: MissionStatus | null, mission: Named | null): string {
  if (kind === "mission") return "Diese Mission öffnet sich, sobald du auf deinem Weg so weit bist.";
  if (mission?.kind === "bonus") {
    return `Das steht in der Zugabe „${mission.title}“, die nach der letzten Mission deines Pfads kommt.`;
  }
  if (status === null) return "Das steht in Missionen. Wähle dafür zuerst einen Berufspfad.";
  return `Das steht in der Mission „${mission?.title ?? ""}“, die sich auf deinem Weg noch öffnet.`;
}
