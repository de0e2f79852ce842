import { SELF_CHECK } from "~/domain/self-check/address";
import { button, TitledLink } from "../kit";

/** Today's question to oneself, and the way to be asked no more. */
export function SelfCheckCard({ question }: { question: string }) {
  return (
    <div className="card">
      <TitledLink className="" to={SELF_CHECK} icon="text" title="Kurz gefragt" text={question} />
      <form method="post" action={SELF_CHECK}>
        <button className={button("text")} name="intent" value="off">
          Nicht mehr fragen
        </button>
      </form>
    </div>
  );
}
