import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Offer } from "~/domain/payments/entitlements";
import { button, notice } from "../kit";
import { NewPriceNotice, type NewPrice } from "./new-price";

export interface ShownContract {
  plan: Offer;
  name: string;
  source: "demo" | "stripe" | "operator";
  state: string;
  price: string | null;
  renewsAt: string | null;
  endsAt: string | null;
  canCancel: boolean;
  newPrice: NewPrice | null;
  hasMoneyBack: boolean;
}

/** One contract of the member, with every action available on it. */
export function ContractCard({ contract, canEnd }: { contract: ShownContract; canEnd: boolean }) {
  const { plan, name, source, state, canCancel, newPrice, hasMoneyBack } = contract;
  return (
    <section className="card flex flex-col gap-3" aria-label={name}>
      <h2>{name}</h2>
      <p>{standingOf(contract)}</p>
      {newPrice ? <NewPriceNotice plan={plan} name={name} newPrice={newPrice} /> : null}
      {state === "past_due" ? (
        <p className={notice("error")}>
          Die letzte Abbuchung hat nicht geklappt. Wir versuchen es noch einmal. Prüf bitte deine Zahlungsart.
        </p>
      ) : null}
      {state === "suspended" ? (
        <p className={notice("error")}>Die Zahlung ist bei deiner Bank angefochten. So lange ruht der Tarif.</p>
      ) : null}
      {source === "demo" && canEnd ? (
        <Choice title={`${name} beenden`} intent="end" plan={plan} label="Jetzt beenden">
          Der Tarif endet sofort. Dein Konto und alles, was du geschafft hast, bleiben.
        </Choice>
      ) : null}
      {canCancel ? (
        <Choice title={`${name} kündigen`} intent="cancel" plan={plan} label="Jetzt kündigen">
          Bis zum Ende des bezahlten Monats kannst du alles weiter nutzen. Danach wird nichts mehr abgebucht.
        </Choice>
      ) : null}
      {hasMoneyBack ? (
        <Choice title="30 Tage Geld-zurück" intent="money-back" plan={plan} label="Geld zurück und beenden">
          Du bekommst alles zurück, was du für {name} bezahlt hast, ohne Gründe. Der Tarif endet sofort. Das geht
          einmal.
        </Choice>
      ) : null}
    </section>
  );
}

function standingOf({ source, price, renewsAt, endsAt }: ShownContract): string {
  if (source === "demo")
    return endsAt ? `Läuft bis ${endsAt}. In der Demo verlängert sich nichts.` : "Läuft ohne Ablaufdatum.";
  if (endsAt) return `Gekündigt. Läuft noch bis ${endsAt}.`;
  if (renewsAt) return `Verlängert sich am ${renewsAt} um einen Monat${price ? ` zu ${price}` : ""}.`;
  return "Läuft ohne Ablaufdatum.";
}

function Choice({
  title,
  intent,
  plan,
  label,
  children,
}: {
  title: string;
  intent: "end" | "cancel" | "money-back";
  plan: Offer;
  label: string;
  children: ReactNode;
}) {
  return (
    <details className="disclosure">
      <summary>{title}</summary>
      <p>{children}</p>
      <Form method="post" action="/abo">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="plan" value={plan} />
        <button className={button("danger")}>{label}</button>
      </Form>
    </details>
  );
}
