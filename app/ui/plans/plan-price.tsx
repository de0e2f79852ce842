import type { Plan } from "~/content/library";
import { formatEuro } from "~/domain/offers";

const PER = { none: "", month: "im Monat", once: "einmalig" } as const;

/** What a plan costs: the price that is charged, with the regular one beside it. */
export function PlanPrice({ plan, lead = "price" }: { plan: Plan; lead?: "price" | "regular" }) {
  const { billing, priceEuro, regularPriceEuro } = plan;
  if (billing === "none") return <p className="plan-price">Kostenlos</p>;
  if (billing === "once") {
    return (
      <p className="plan-price">
        {regularPriceEuro === null ? null : (
          <>
            <span className="sr-only">statt </span>
            <s className="muted numbers">{formatEuro(regularPriceEuro)}</s>{" "}
          </>
        )}
        <strong className="numbers">{formatEuro(priceEuro)}</strong> <span className="small">{PER.once}</span>
      </p>
    );
  }
  const isRegularFirst = lead === "regular" && regularPriceEuro !== null;
  return (
    <div>
      <p className="plan-price">
        <strong className="numbers">{formatEuro(isRegularFirst ? regularPriceEuro : priceEuro)}</strong>{" "}
        <span className="small">{PER.month}</span>
      </p>
      {regularPriceEuro === null ? null : (
        <p className="small plan-regular">
          {isRegularFirst
            ? `Zur Einführung zahlst du ${formatEuro(priceEuro)} im Monat.`
            : `Einführungspreis, regulär ${formatEuro(regularPriceEuro)} im Monat`}
        </p>
      )}
    </div>
  );
}

/** The sums behind the savings of a lifetime offer. */
export function PlanSavings({ plan: { priceEuro, lifetime } }: { plan: Plan }) {
  if (!lifetime) return null;
  const { planName, former, savings } = lifetime;
  return (
    <div className="stack plan-savings small">
      {savings ? (
        <p>
          <strong>Über {savings.percent}&nbsp;% Ersparnis:</strong> {formatEuro(priceEuro)} statt{" "}
          {formatEuro(savings.euro)} für {savings.months} Monate {planName} zum regulären Preis von{" "}
          {formatEuro(savings.monthlyEuro)} im Monat.
        </p>
      ) : null}
      {former ? (
        <p className="muted">
          {formatEuro(former.euro)} entsprechen {former.months} Monaten {planName} zum heutigen Preis.
        </p>
      ) : null}
    </div>
  );
}
