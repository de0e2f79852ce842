import type { ReactNode } from "react";
import { formatEuro } from "~/domain/text/german-numbers";
import type { OfferedPlan } from "~/content/library";
import { shortDate } from "~/domain/time/german-dates";

const PRICE = "font-display text-[1.375rem] leading-[normal] font-bold";
const PER = { none: "", month: "im Monat", once: "einmalig" } as const;

export function PlanPrice({ plan, lead = "price" }: { plan: OfferedPlan; lead?: "price" | "regular" }) {
  const { billing, price, regularPriceEuro, lifetime } = plan;
  if (billing === "none") return <p className={PRICE}>Kostenlos</p>;
  const first = lead === "regular" && price.isIntroductory ? (regularPriceEuro ?? price.euro) : price.euro;
  return (
    <div>
      <p className={PRICE}>
        <strong className="text-[2.25rem] tracking-[-0.02em] tabular-nums">{formatEuro(first)}</strong>{" "}
        <span className="font-sans text-sm font-medium">{PER[billing]}</span>
      </p>
      {lifetime?.former ? (
        <OtherPrice>
          statt {formatEuro(lifetime.former.euro)} für {lifetime.former.months} Monate {lifetime.planName}
        </OtherPrice>
      ) : null}
      <IntroductoryPrice plan={plan} lead={lead} />
    </div>
  );
}

export function IntroductoryPrice({ plan, lead = "price" }: { plan: OfferedPlan; lead?: "price" | "regular" }) {
  const { price, regularPriceEuro, introductoryUntil } = plan;
  if (!price.isIntroductory || regularPriceEuro === null || introductoryUntil === undefined) return null;
  const until = shortDate(introductoryUntil);
  return (
    <OtherPrice>
      {lead === "regular"
        ? `Bestellst du bis ${until}, zahlst du zur Einführung ${formatEuro(price.euro)} im Monat.`
        : `Einführungspreis für Bestellungen bis ${until}, danach ${formatEuro(regularPriceEuro)} im Monat`}
    </OtherPrice>
  );
}

function OtherPrice({ children }: { children: ReactNode }) {
  return <p className="text-sm font-semibold text-accent-deep">{children}</p>;
}

export function PlanSavings({ plan: { price, lifetime } }: { plan: OfferedPlan }) {
  if (!lifetime?.savings) return null;
  const { planName, savings } = lifetime;
  return (
    <p className="rounded-[0.875rem] bg-gold-soft px-3.5 py-3 text-sm">
      <strong>Über {savings.percent}&nbsp;% Ersparnis:</strong> {formatEuro(price.euro)} statt{" "}
      {formatEuro(savings.euro)} für {savings.months} Monate {planName} zum heutigen Preis von{" "}
      {formatEuro(savings.monthlyEuro)} im Monat.
    </p>
  );
}
