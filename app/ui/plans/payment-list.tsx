import { Form } from "@remix-run/react";
import { button } from "../kit";

interface Payment {
  id: string;
  name: string;
  day: string;
  amount: string;
  refunded: string | null;
  disputed: boolean;
  invoiceUrl: string | null;
}

/** All payments ever made, with Stripe's invoices. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="payments">
      <h2 id="payments">Zahlungen</h2>
      <ul className="grid gap-3">
        {payments.map(({ id, name, day, amount, refunded, disputed, invoiceUrl }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {name}, {day}
            </span>
            <span className="ms-auto tabular-nums">
              {amount}
              {refunded ? `, davon zurück ${refunded}` : ""}
              {disputed ? ", angefochten" : ""}
            </span>
            {invoiceUrl ? (
              <a className="tap-link basis-full" href={invoiceUrl} target="_blank" rel="noopener noreferrer">
                Rechnung bei Stripe öffnen
                <span className="sr-only">
                  : {name}, {day}
                </span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens Stripe's page in a new tab, as the specification requires. */
export function ManageForm() {
  return (
    <div className="flex flex-col gap-3">
      <Form method="post" action="/abo" reloadDocument target="_blank">
        <input type="hidden" name="intent" value="portal" />
        <button className={button("primary", "w-full")}>Zahlungsart und Rechnungen verwalten</button>
      </Form>
      <RestoreForm />
    </div>
  );
}

/** Restores a purchase that a member has paid for and does not see. */
export function RestoreForm() {
  return (
    <Form method="post" action="/abo">
      <input type="hidden" name="intent" value="restore" />
      <button className={button("text")}>Kauf wiederherstellen</button>
    </Form>
  );
}
