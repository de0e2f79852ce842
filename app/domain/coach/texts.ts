import type { Access } from "../payments/access";
import { FREE_AI_MESSAGES_PER_DAY } from "./quota";

// Texts stated by the specification stand verbatim; `product` is the site's name.

/** Shown in place of an answer; a screen that has lost its connection shows it without the server. */
export const FAILURE_TEXT =
  "Entschuldige, ich habe gerade technische Probleme. 🤖 Versuche es bitte in einem Moment noch einmal!";

export const TOASTS = {
  failure: {
    title: "Verbindungsfehler",
    description: "Es gab ein Problem bei der Verbindung zum AI Coach. Bitte versuche es später noch einmal.",
  },
} as const;

/** Shown below an incomplete answer. */
export const UNFINISHED_TEXTS = {
  stopped: "Abgebrochen. Was schon da steht, bleibt.",
  broken: "Hier ist die Verbindung abgerissen. Die Antwort ist unvollständig.",
} as const;

/** Shown below „Meine Antworten mitgeben“. */
export const SHARE_HINT =
  "Inno liest dann bei jeder Frage hier mit, was du in deinen Missionen geschrieben hast. Es gilt nur für dieses Gespräch, und du kannst es jederzeit wieder ausschalten.";

export const LABELS = {
  material: "Antwort aus dem Lernmaterial",
  unchecked: "allgemeines Wissen, nicht geprüft",
} as const;

/** Shown in a conversation that is still open after the trial has ended. */
export const TRIAL_ENDED =
  "Deine Testphase ist beendet. Was ihr besprochen habt, bleibt hier stehen. Mit einem Tarif antwortet Inno wieder.";

/** Fragment identifier of a conversation's newest answer. */
export const NEWEST_ANSWER = "antwort";

export const CEILING_NOTICE =
  "Das heutige Kontingent der KI ist aufgebraucht. Bis Mitternacht antworte ich dir aus dem Lernmaterial.";

export const inputPlaceholder = ({ aiCoach }: Pick<Access, "aiCoach">): string =>
  aiCoach ? "Frage deinen Coach..." : "Stelle eine Frage (limitiert)";

export const coachBadge = ({ paid }: Pick<Access, "paid">): "Free" | "Pro" => (paid ? "Pro" : "Free");

export const counterText = (remaining: number): string =>
  `${remaining} von ${FREE_AI_MESSAGES_PER_DAY} täglichen Nachrichten übrig`;

/** Shown beside the counter: the day is the one in Germany, wherever the learner is. */
export const REFILL_TEXT = `Um Mitternacht in Berlin wieder ${FREE_AI_MESSAGES_PER_DAY}.`;

/** Shown before the first message; `hasModel`: a model answers, not the search alone. */
export const aiNotice = ({ hasModel }: { hasModel: boolean }): string =>
  hasModel
    ? "Inno ist eine KI und kann sich irren. Unter jeder Antwort steht, woher sie kommt. Für Steuern und Recht nennt er dir, wer wirklich Auskunft gibt."
    : "Inno ist eine KI, kein Mensch. Zurzeit formuliert er nicht frei: Er sucht dir die passende Stelle im Lernmaterial heraus.";

export function coachGreeting({ firstName }: { firstName: string }): string {
  const name = firstName.trim();
  return `Hallo${name === "" ? "" : ` ${name}`}, ich bin Inno. Woran sitzt du gerade? Frag mich, was unklar ist, oder such dir oben etwas aus.`;
}

/** Reply in place of an answer for learners without access to the coach; `random` in [0, 1) chooses. */
export function cannedReply({ product, random }: { product: string; random: number }): string {
  const replies = [
    `Darauf antworte ich dir gern, sobald du wieder dabei bist. Mit ${product} Pro fragst du, so oft du willst. 🚀`,
    `Deine Testphase ist vorbei, deshalb kann ich dir gerade nicht helfen. Dein Stand und deine Notizen bleiben erhalten, mit ${product} Pro machst du dort weiter. 🚀`,
    `Gute Frage. Für eine Antwort brauchst du ${product} Pro oder das AI-Coach Add-on. Dann schauen wir sie uns zusammen an. 🚀`,
  ] as const;
  return replies[Math.min(replies.length - 1, Math.max(0, Math.floor(random * replies.length)))] ?? replies[0];
}

export interface UpgradeCard {
  title: string;
  text: string;
  action: { label: string; href: string };
}

/** Upgrade offer, for every plan but pro_ai. */
export function upgradeCard({ effectivePlan }: Pick<Access, "effectivePlan">): UpgradeCard | null {
  const action = { label: "Upgrade", href: "/pricing" };
  if (effectivePlan === "pro_ai") return null;
  if (effectivePlan === "pro") {
    return {
      title: "Dein Plan für 90 Tage",
      text: "Mit Pro + AI-Coach bekommst du einen persönlichen Plan, der mitzieht, wenn eine Woche anders läuft. Und wenn du magst, kennt Inno deine Antworten.",
      action,
    };
  }
  return {
    title: "Frag, so oft du willst",
    text: "Mit Pro gibt es kein Tageslimit. Pro + AI-Coach macht dir dazu einen persönlichen Plan für 90 Tage.",
    action,
  };
}
