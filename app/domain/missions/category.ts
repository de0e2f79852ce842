/** Kinds of work that a mission of a path is about. */
export const MISSION_CATEGORIES = [
  "Strategie",
  "Zielgruppe",
  "Produktion",
  "Setup",
  "Community",
  "Monetarisierung",
  "Optimierung",
  "Produktivität",
  "Skalierung",
  "Business",
  "Grundlagen",
  "Keyword",
  "On-Page",
  "Technical",
  "Local",
  "Content",
  "Link Building",
  "Monitoring",
  "Akquise",
] as const;

export const START_MISSION_CATEGORIES = ["Selbstfindung", "Zielsetzung", "Fähigkeiten"] as const;

export type MissionCategory = (typeof MISSION_CATEGORIES)[number] | (typeof START_MISSION_CATEGORIES)[number];
