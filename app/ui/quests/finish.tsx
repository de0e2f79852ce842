import { Form, useNavigation } from "@remix-run/react";
import { button, Inno, Link, waiting } from "../kit";

/** Finishing must wait until the server has the last ticks. */
export function Finish({ slug, canFinish, allDone }: { slug: string; canFinish: boolean; allDone: boolean }) {
  const to = `/mission/${slug}`;
  const isFinishing = useNavigation().formData?.get("intent") === "finish";
  return (
    <section className="card row flex-wrap border-mint">
      <Inno mood="cheering" size={64} />
      <div className="flex flex-1 basis-48 flex-col gap-3">
        <h3>{allDone ? "Keine offenen Aufgaben" : "Alle Pflichtaufgaben erledigt"}</h3>
        <p>
          {canFinish
            ? "Schließ die Mission ab und hol dir deine XP."
            : "Deine letzten Haken werden noch gespeichert. In der Mission schließt du sie ab."}
        </p>
        {canFinish ? (
          <Form method="post" action={to}>
            <input type="hidden" name="from" value="quests" />
            <button className={button("next")} name="intent" value="finish" {...waiting(isFinishing)}>
              {isFinishing ? "Einen Moment …" : "Mission abschließen"}
            </button>
          </Form>
        ) : (
          <p>
            <Link className={button("next")} to={`${to}#abschliessen`}>
              Zur Mission
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
