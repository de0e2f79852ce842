import type { Situation } from "./situation";

const EVENINGS = { hours: 8, startsOn: null };

/** Two invented readers for whom editors look at a text: one that fits both fits most. */
export const PERSONAS = {
  jonas: {
    label: "Jonas, angestellt in Vollzeit",
    situation: {
      ...EVENINGS,
      ...{ employment: "vollzeit", insurance: "ueber-job", benefits: ["keine"], customers: "firmen" },
    },
  },
  meryem: {
    label: "Meryem, familienversichert, 8 Stunden",
    situation: {
      ...EVENINGS,
      ...{ employment: "keine", insurance: "familie", benefits: ["elternzeit"], customers: "beide" },
    },
  },
} as const satisfies Record<string, { label: string; situation: Situation }>;
