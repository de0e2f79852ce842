import type { ReactNode } from "react";
import type { Plan } from "~/content/library";
import { SUBSCRIPTION_DAYS } from "~/domain/access";
import { formatEuro } from "~/domain/offers";
import { IntroductoryPrice } from "./plan-price";

const TERMS = {
  month: {
    price: (euro: string) => `${euro} im Monat. Das ist der Endpreis.`,
    term: `Ein Monat (${SUBSCRIPTION_DAYS} Tage), beginnt sofort`,
    renewal: "Jeden Monat um einen Monat zum gleichen Preis, bis du kündigst",
    cancelling: "Jederzeit zum Ende des bezahlten Monats, in der App oder per E-Mail",
  },
  once: {
    price: (euro: string) => `${euro}, einmalig. Das ist der Endpreis.`,
    term: "Ohne Ablaufdatum, beginnt sofort",
    renewal: "Keine. Es folgen keine weiteren Zahlungen.",
    cancelling: "Nicht nötig, denn es verlängert sich nichts",
  },
} as const;

/** What must be clear right before the binding button: what it is, its price, the term, how to cancel. */
export function OrderTerms({ plan, isDemo }: { plan: Plan; isDemo: boolean }) {
  const { price, term, renewal, cancelling } = TERMS[plan.billing === "month" ? "month" : "once"];
  return (
    <dl className="grid gap-x-5 gap-y-0.5 md:grid-cols-[8rem_1fr]">
      <Term name="Tarif">
        <strong>{plan.name}</strong>
        <ul>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Term>
      <Term name="Gesamtpreis">
        <strong className="tabular-nums">{price(formatEuro(plan.price.euro))}</strong>
        <IntroductoryPrice plan={plan} />
        {plan.priceNote ? <span className="block text-sm">{plan.priceNote}</span> : null}
      </Term>
      <Term name="Laufzeit">{term}</Term>
      <Term name="Verlängerung">
        {renewal}
        {isDemo && plan.billing === "month" ? (
          <span className="block text-sm">In der Demo verlängert sich nichts: Der Tarif endet von selbst.</span>
        ) : null}
      </Term>
      <Term name="Kündigung">
        {cancelling}
        {plan.billing === "month" ? (
          <a className="tap-link" href="/kuendigen">
            So kündigst du
          </a>
        ) : null}
      </Term>
      <Term name="Widerruf">
        Grundsätzlich 14&nbsp;Tage ab der Bestellung, ohne Gründe
        <a className="tap-link" href="/widerruf">
          Zum Widerruf
        </a>
      </Term>
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-soft md:pt-0.5">{name}</dt>
      <dd className="mb-2.5 border-b border-line pb-3">{children}</dd>
    </>
  );
}
