import type { Access } from "../payments/access";

export interface QuickHelp {
  id: "next-step" | "stuck" | "plan";
  title: string;
  text: string;
  /** The question put into the input, to be sent or changed. */
  question: string;
  isPremium: boolean;
}

export const QUICK_HELPS: readonly QuickHelp[] = [
  {
    id: "next-step",
    title: "Hilfe beim nächsten Schritt",
    text: "Was ist jetzt dran, und womit fängst du an?",
    question: "Was ist mein nächster Schritt in der aktuellen Mission, und womit fange ich heute an?",
    isPremium: false,
  },
  {
    id: "stuck",
    title: "Rückenwind",
    text: "Du kommst nicht weiter oder schiebst etwas auf.",
    question: "Ich komme gerade nicht weiter. Wie finde ich wieder rein?",
    isPremium: false,
  },
  {
    id: "plan",
    title: "Persönlicher Plan",
    text: "Deine Woche, passend zu der Zeit, die du hast.",
    question: "Mach mir einen Plan für diese Woche: Welche Aufgabe nehme ich mir an welchem Abend vor?",
    isPremium: true,
  },
];

/** The reason why the quick help is locked; null when it opens. */
export function quickHelpRefusal({
  help,
  access,
  product,
}: {
  help: Pick<QuickHelp, "title" | "isPremium">;
  access: Pick<Access, "features">;
  product: string;
}): string | null {
  if (help.isPremium) {
    if (access.features.personalizedPlan) return null;
    return `${help.title} ist ein Premium-Feature. Upgrade auf ${product} Pro für deine persönliche Planung! 🚀`;
  }
  if (access.features.quickHelp) return null;
  return `Deine 4-wöchige Testphase ist abgelaufen. Upgrade auf ${product} Pro für ${help.title}! 🚀`;
}
