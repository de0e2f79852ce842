import type { ReactNode } from "react";
import { formatEuro } from "~/domain/text/german-numbers";
import type { OfferedPlan } from "~/content/library";
import { FieldError } from "../kit";
import type { Message } from "~/domain/messages/messages";
import {
  essentialTerms,
  generalTerms,
  priceTerm,
  rightsOfBuyers,
  type Seller,
  type Term as ContractTerm,
} from "~/domain/payments/order-terms";
import { IntroductoryPrice } from "./plan-price";

/**
 * Everything that must be clear before the binding button; the essential part (§ 312j BGB) comes last, so that the
 * button can be directly below it, as `children`. The box to tick goes between the two.
 */
export function OrderTerms({
  plan,
  isDemo,
  operator,
  consent,
  children,
}: {
  plan: OfferedPlan;
  isDemo: boolean;
  operator?: Seller | undefined;
  consent?: ReactNode;
  children?: ReactNode;
}) {
  const ordered = { billing: plan.billing, isDemo };
  return (
    <div className="columns aside-first gap-3">
      <div className="flex flex-col gap-3">
        <h2>Gut zu wissen</h2>
        <Facts terms={rightsOfBuyers(ordered)} />
        <details className="disclosure">
          <summary>Anbieter, Technik, Mängel und Streitfälle</summary>
          <Facts terms={generalTerms(operator)} />
        </details>
        {consent}
      </div>
      <div className="flex flex-col gap-3 lg:sticky lg:top-8">
        <h2>Das bestellst du</h2>
        <Terms terms={essentialTerms(ordered)}>
          <Term name="Tarif">
            <strong>{plan.name}</strong>
            <ul>
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </Term>
          <Term name="Gesamtpreis">
            <strong className="tabular-nums">{priceTerm({ ...ordered, price: formatEuro(plan.price.euro) })}</strong>
            <IntroductoryPrice plan={plan} />
            {plan.priceNote ? <span className="block text-sm">{plan.priceNote}</span> : null}
          </Term>
        </Terms>
        {children}
      </div>
    </div>
  );
}

/** The express wish without which nothing may begin before the withdrawal period is over; never ticked beforehand. */
export function StartAtOnce({ error }: { error?: Message | undefined }) {
  return (
    <div className="grid gap-1.5">
      <label className="row min-h-11 cursor-pointer items-start">
        <input
          type="checkbox"
          name="startsAtOnce"
          value="on"
          required
          className="size-6.5 shrink-0 accent-primary"
          autoFocus={error !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "starts-at-once-hint starts-at-once-error" : "starts-at-once-hint"}
        />
        <span>
          Ich möchte, dass mein Tarif sofort beginnt, also vor dem Ende der Widerrufsfrist. Widerrufe ich später, kann
          ein Betrag für die Tage bis dahin fällig werden.
        </span>
      </label>
      <p id="starts-at-once-hint" className="text-sm text-soft">
        Dein Widerrufsrecht bleibt. Beim ersten Widerruf zahlen wir trotzdem alles zurück, erst danach zählen die Tage.
      </p>
      {error ? <FieldError id="starts-at-once-error" error={error} /> : null}
    </div>
  );
}

/** Smaller text than the order itself, which has to stand out. */
function Facts({ terms }: { terms: readonly ContractTerm[] }) {
  return (
    <dl className="grid gap-2 text-sm">
      {terms.map(({ name, text, link }) => (
        <div key={name}>
          <dt className="inline font-semibold">{name}: </dt>
          <dd className="inline">
            {text}{" "}
            {link ? (
              <a className="underline" href={link.to}>
                {link.label}
              </a>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Terms({ terms, children }: { terms: readonly ContractTerm[]; children?: ReactNode }) {
  return (
    <dl className="grid gap-x-5 gap-y-0.5 md:grid-cols-[5.75rem_1fr]">
      {children}
      {terms.map(({ name, text, link }) => (
        <Term key={name} name={name}>
          {text}
          {link ? (
            <a className="tap-link" href={link.to}>
              {link.label}
            </a>
          ) : null}
        </Term>
      ))}
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-soft md:pt-0.5">{name}</dt>
      <dd className="mb-2.5 border-b border-line pb-3 lg:mb-1.5 lg:pb-2">{children}</dd>
    </>
  );
}
