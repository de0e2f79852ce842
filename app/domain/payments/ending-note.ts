import type { Offer } from "./entitlements";

/** Above the button: what an order does to what is held already. Null: nothing. */
export function endingNote({
  plan,
  running,
  ending,
  isChange,
}: {
  plan: { id: Offer | "free"; name: string };
  /** The monthly plan that goes on beside it. */
  running: string | null;
  /** What ends with the order. */
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
