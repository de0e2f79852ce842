import { useLoaderData } from "@remix-run/react";
import { ContractCard, DemoNotice, ManageForm, PaymentList } from "~/ui/plans";
import { BackLink, notice } from "~/ui/kit";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

export const meta = titled("Dein Tarif");

export default function Subscription() {
  const { held, payments, mode, contact } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <BackLink to="/pricing" label="Zurück zu den Preisen" />
      <div className="columns aside-first gap-5">
        <div className="flex flex-col gap-5">
          <h1>Dein Tarif</h1>
          {mode === "demo" ? <DemoNotice /> : null}
          {mode === "none" ? (
            <p className={notice("plain")}>
              Ändern oder beenden kannst du deinen Tarif gerade per E-Mail: <a href={`mailto:${contact}`}>{contact}</a>
            </p>
          ) : null}
        </div>
        <div className="flex flex-col gap-5">
          {held.length === 0 ? <p>Gerade läuft kein Tarif.</p> : null}
          {held.map((contract) => (
            <ContractCard key={contract.id} contract={contract} canEnd={mode === "demo"} />
          ))}
          {mode === "stripe" ? <ManageForm /> : null}
          {payments.length > 0 ? <PaymentList payments={payments} /> : null}
        </div>
      </div>
    </main>
  );
}
