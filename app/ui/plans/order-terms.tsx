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

/** What must be clear right before the button that binds: what it is, what it costs, how long, how to get out. */
export function OrderTerms({ plan, isDemo }: { plan: Plan; isDemo: boolean }) {
  const { price, term, renewal, cancelling } = TERMS[plan.billing === "month" ? "month" : "once"];
  return (
    <dl className="order-terms">
      <dt>Tarif</dt>
      <dd>
        <strong>{plan.name}</strong>
        <ul>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </dd>
      <dt>Gesamtpreis</dt>
      <dd>
        <strong className="numbers">{price(formatEuro(plan.priceEuro))}</strong>
        <IntroductoryPrice plan={plan} />
        {plan.priceNote ? <span className="block small">{plan.priceNote}</span> : null}
      </dd>
      <dt>Laufzeit</dt>
      <dd>{term}</dd>
      <dt>Verlängerung</dt>
      <dd>
        {renewal}
        {isDemo && plan.billing === "month" ? (
          <span className="block small">In der Demo verlängert sich nichts: Der Tarif endet von selbst.</span>
        ) : null}
      </dd>
      <dt>Kündigung</dt>
      <dd>
        {cancelling}
        {plan.billing === "month" ? (
          <a className="tap-link" href="/kuendigen">
            So kündigst du
          </a>
        ) : null}
      </dd>
      <dt>Widerruf</dt>
      <dd>
        Grundsätzlich 14&nbsp;Tage ab der Bestellung, ohne Gründe
        <a className="tap-link" href="/widerruf">
          Zum Widerruf
        </a>
      </dd>
    </dl>
  );
}
