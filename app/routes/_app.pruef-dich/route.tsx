import { useLoaderData } from "@remix-run/react";
import { SELF_CHECK } from "~/domain/self-check/address";
import { BackLink, button } from "~/ui/kit";
import { titled } from "~/ui/kit/page/page-meta";
import type { loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta = titled("Prüf dich");

export default function SelfCheckScreen() {
  const { form, isAnswered, isOn } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <BackLink to="/home" />
      <h1>Prüf dich</h1>
      {form === null ? (
        <p>
          {isOn
            ? "Heute gibt es nichts zu fragen. Die Fragen zu deiner Mission stehen am Ende ihrer Texte."
            : "Die kurzen Fragen sind aus. In den Einstellungen kannst du sie wieder einschalten."}
        </p>
      ) : (
        <>
          <p className="text-lead text-soft">
            Eine kurze Frage zu dem, was bald dran ist. Sie zählt nicht, und du kannst sie so oft beantworten, wie du
            magst.
          </p>
          <div className="card" dangerouslySetInnerHTML={{ __html: form }} />
          {isAnswered ? <p>Das war es für heute. Frühestens morgen kommt die nächste.</p> : null}
        </>
      )}
      {isOn ? (
        <form method="post" action={SELF_CHECK}>
          <button className={button("text")} name="intent" value="off">
            Nicht mehr fragen
          </button>
        </form>
      ) : null}
    </main>
  );
}
