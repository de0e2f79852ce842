import { button, RefusalNotice } from "../kit";
import { AddressField, ContractField, PersonField, type StatementFormProps } from "./fields";

/** The first of the two steps of § 356a BGB. */
export const WithdrawalStart = () => (
  <form action="/widerruf" className="card flex flex-col gap-3">
    <input type="hidden" name="schritt" value="2" />
    <p>Im nächsten Schritt sagst du, wer du bist und um welchen Vertrag es geht. Ein Login ist nicht nötig.</p>
    <button className={button("primary", "w-full")}>Vertrag widerrufen</button>
  </form>
);

/** The second step, which asks only for what the law allows. */
export const WithdrawalForm = (props: StatementFormProps) => (
  <form method="post" action="/widerruf?schritt=2" className="card flex flex-col gap-5" noValidate>
    {props.failure?.notice ? <RefusalNotice message={props.failure.notice} /> : null}
    <input type="hidden" name="id" value={props.form.id} />
    <PersonField {...props} />
    <ContractField {...props} />
    <AddressField {...props} hint="Dorthin geht auch die Bestätigung." />
    <button className={button("primary", "w-full")}>Widerruf bestätigen</button>
  </form>
);
