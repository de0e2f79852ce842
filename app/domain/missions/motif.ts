import type { MissionCategory } from "./category";

/** Picture of a mission: one of ten, by the kind of its work. */
export type MissionMotif = (typeof MISSION_MOTIFS)[number];

export const MISSION_MOTIFS = [
  "compass",
  "book",
  "people",
  "sample",
  "gear",
  "price",
  "seal",
  "talk",
  "lens",
  "sprout",
] as const;

const MOTIF_OF: Record<MissionCategory, MissionMotif> = {
  Strategie: "compass",
  Selbstfindung: "compass",
  Zielsetzung: "compass",
  Grundlagen: "book",
  Zielgruppe: "people",
  Local: "people",
  Skalierung: "people",
  Produktion: "sample",
  Content: "sample",
  "On-Page": "sample",
  Setup: "gear",
  Technical: "gear",
  Fähigkeiten: "gear",
  Monetarisierung: "price",
  Business: "seal",
  Akquise: "talk",
  Community: "talk",
  Keyword: "lens",
  Monitoring: "lens",
  Optimierung: "sprout",
  Produktivität: "sprout",
  "Link Building": "sprout",
};

export const motifOf = (category: MissionCategory): MissionMotif => MOTIF_OF[category];
