import { notice } from "../kit/variants";

/** Whether a lawyer has read the texts of content/legal. */
export function LegalReview({ by }: { by: string | false }) {
  if (by) return <p className="text-sm text-soft">Rechtlich geprüft: {by}</p>;
  return (
    <p className={notice("plain")}>
      <strong>Entwurf.</strong> Diesen Text hat noch niemand anwaltlich geprüft.
    </p>
  );
}
