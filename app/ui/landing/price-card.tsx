import type { OfferedPlan } from "~/content/library";
import { formatEuro } from "~/domain/text/german-numbers";
import { shortDate } from "~/domain/time/german-dates";

export interface FrontPrices {
  monthly: OfferedPlan;
  once: OfferedPlan;
}

/** Prices during the four weeks and after them; both of a price where it is introductory. */
export function PriceCard({ prices: { monthly, once }, className = "" }: { prices: FrontPrices; className?: string }) {
  return (
    <section className={`card flex flex-col gap-3 ${className}`} id="preise">
      <h2>Was es kostet</h2>
      <dl className="grid gap-4 md:grid-cols-3">
        <Price when="Vier Wochen lang" amount={formatEuro(0)}>
          Zum Ausprobieren, ohne Zahlungsdaten. Es endet von selbst.
        </Price>
        <Price when="Danach" amount={`${formatEuro(monthly.price.euro)} im Monat`}>
          {monthlyNote(monthly)}
        </Price>
        <Price when="Oder für immer" amount={`${formatEuro(once.price.euro)} einmal`}>
          Ohne Verlängerung. {once.promises.join(". ")}.
        </Price>
      </dl>
    </section>
  );
}

function Price({ when, amount, children }: { when: string; amount: string; children: string | string[] }) {
  return (
    <div>
      <dt className="text-sm text-soft">{when}</dt>
      <dd>
        <strong className="font-display text-xl tabular-nums">{amount}</strong>
        <p className="text-sm text-soft">{children}</p>
      </dd>
    </div>
  );
}

function monthlyNote({ price, introductoryUntil, regularPriceEuro, promises }: OfferedPlan): string {
  const ended = `${promises.join(". ")}.`;
  if (!price.isIntroductory || introductoryUntil === undefined || regularPriceEuro === null) return ended;
  return `Für Bestellungen bis ${shortDate(introductoryUntil)}, danach ${formatEuro(regularPriceEuro)}. ${ended}`;
}
