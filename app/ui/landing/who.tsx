import { button, Inno } from "../kit";

export interface Operator {
  name: string;
  city: string;
}

/** People behind the app: the coach in it, and the operator. */
export function Who({
  productName,
  operator,
  hasCoach,
}: {
  productName: string;
  operator: Operator;
  hasCoach: boolean;
}) {
  return (
    <section className="grid gap-5 md:col-span-full lg:grid-cols-2">
      {hasCoach ? (
        <div className="row items-start">
          <span className="shrink-0">
            <Inno mood="ready" size={88} />
          </span>
          <div className="flex flex-col gap-1.5 rounded-2xl bg-accent-soft px-4 py-3.5">
            <h2>Ich bin Inno, dein KI-Coach</h2>
            <p>Steckst du fest, frag mich. Ich antworte aus unseren Texten und zeige dir, wo es steht.</p>
          </div>
        </div>
      ) : null}
      <div className="flex flex-col gap-3">
        <h2>Wer dahintersteht</h2>
        <p>
          {productName} ist ein Angebot von {operator.name} aus {operator.city.replace(/^\d+ /, "")}. Anschrift und
          Telefon stehen im <a href="/impressum">Impressum</a>. Wir verkaufen keine Daten und werben für niemanden.
        </p>
        <p>
          <a className={button("primary")} href="/auth">
            Mit dem Test anfangen
          </a>
        </p>
      </div>
    </section>
  );
}
