import type { Offer } from "./entitlements";

/** Note above the order button: the order's effect on current contracts. Null: no effect. */
export function endingNote({
  plan,
  running,
  ending,
  isChange,
}: {
  plan: { id: Offer | "free"; name: string };
  /** The monthly plan that continues beside it. */
  running: string | null;
  /** Names of the contracts that end with the order. */
  ending: readonly string[];
  /** The running contract is changed, and the difference charged. */
  isChange: boolean;
}): string | null {
  if (plan.id === "ai_only") return running && `Das Add-on kommt zu ${running} dazu und läuft für sich.`;
  if (ending.length === 0) return null;
  if (isChange) return `${plan.name} löst ${ending.join(" und ")} sofort ab.`;
  const verb = ending.length === 1 ? "endet" : "enden";
  return `${ending.join(" und ")} ${verb} mit dieser Bestellung. Was vom bezahlten Monat übrig ist, bekommst du zurück.`;
}
