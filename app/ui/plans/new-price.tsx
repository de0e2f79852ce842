import { Form } from "@remix-run/react";
import { formatCents } from "~/domain/text/german-numbers";
import type { Offer } from "~/domain/payments/entitlements";
import { button, notice } from "../kit";

export interface NewPrice {
  cents: number;
  /** The first day of the new price. */
  from: string;
  isAgreed: boolean;
  /** The contract has been ended for want of consent, which can still be given. */
  isEnding: boolean;
}

/** A new price announced by mail, with the button that binds the member to it. */
export function NewPriceNotice({
  plan,
  name,
  newPrice: { cents, from, isAgreed, isEnding },
}: {
  plan: Offer;
  name: string;
  newPrice: NewPrice;
}) {
  const price = formatCents(cents);
  if (isAgreed) {
    return (
      <p className={notice("plain")}>
        Ab dem {from} kostet {name} {price} im Monat. Du hast zugestimmt.
      </p>
    );
  }
  return (
    <div className={notice("plain", "flex flex-col gap-3")}>
      <h3>Dein neuer Preis</h3>
      <p>
        Ab dem {from} kostet {name} <strong className="tabular-nums">{price} im Monat</strong>, inklusive
        Mehrwertsteuer. Bis dahin bleibt alles beim Alten, und kündigen kannst du weiter jederzeit.
      </p>
      <p>
        {isEnding
          ? "Weil du noch nicht zugestimmt hast, endet dein Tarif mit dem bezahlten Monat. Bis dahin kannst du es dir anders überlegen."
          : "Stimmst du nicht zu, musst du nichts tun: Dein Tarif endet dann mit dem letzten Monat zum alten Preis."}
      </p>
      <Form method="post" action="/abo">
        <input type="hidden" name="intent" value="agree" />
        <input type="hidden" name="plan" value={plan} />
        <input type="hidden" name="cents" value={cents} />
        <button className={button("primary", "w-full")}>Zahlungspflichtig zustimmen</button>
      </Form>
    </div>
  );
}
