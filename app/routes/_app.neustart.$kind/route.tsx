import { type MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { button, Icon, Link, notice, waiting } from "~/ui/kit";
import type { loader } from "./data.server";
import { pageMeta } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

const TEXTS = {
  "repeat-quiz": {
    title: "Quiz wiederholen?",
    lead: "Du beantwortest die 24 Fragen noch einmal und beginnst mit deinem Ergebnis von vorn.",
    goes: "Das verlierst du",
    nothingToLose: "Du hast den Test noch nicht abgeschlossen. Es geht nichts verloren.",
    skip: "Zum Test",
  },
  "switch-path": {
    title: "Berufspfad wechseln?",
    lead: "Sieh dich in Ruhe um: Erst wenn du einen anderen Pfad wählst, wechselst du, und dessen Missionen beginnen bei eins.",
    goes: "Das verlierst du, wenn du wechselst",
    nothingToLose: "Auf deinem Pfad ist noch nichts abgehakt. Es geht nichts verloren.",
    skip: "Pfad wählen",
  },
} as const;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data ? TEXTS[data.kind].title : "Seite nicht gefunden" });

/** Shows what is lost and what stays, from the same list that the reset uses. */
export default function StartOver() {
  const { kind, stays, undoDays, paths, isNeeded, ...losses } = useLoaderData<typeof loader>();
  const isSending = useNavigation().state !== "idle";
  const { title, lead, goes, nothingToLose, skip } = TEXTS[kind];
  const way = kind === "switch-path" ? paths : "/quiz";
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <section className="card flex flex-col gap-3" role="dialog" aria-labelledby="reset-title">
        <h1 id="reset-title">{title}</h1>
        <p className="text-lead text-soft">{lead}</p>
        {isNeeded ? (
          <>
            <h2>{goes}</h2>
            <List items={losses.goes} icon="close" tone="text-danger" />
            <h2>Das bleibt</h2>
            <List items={stays} icon="check" tone="text-mint-deep" />
            <p className={notice("plain")}>
              Du kannst es {undoDays} Tage lang rückgängig machen. Dann steht alles wieder so da wie jetzt, und was du
              seither gemacht hast, geht verloren.
            </p>
            {kind === "switch-path" ? (
              <Link className={button("next", "w-full")} to={way}>
                Pfad wechseln
              </Link>
            ) : (
              <Form method="post" className="flex flex-col gap-3">
                <button className={button("danger", "w-full")} {...waiting(isSending)}>
                  {isSending ? "Einen Moment …" : "Neu beginnen"}
                </button>
              </Form>
            )}
          </>
        ) : (
          <>
            <p className={notice("plain")}>{nothingToLose}</p>
            <Link className={button("next", "w-full")} to={way}>
              {skip}
            </Link>
          </>
        )}
        <Link className={button("quiet", "w-full")} to="/profile">
          Abbrechen
        </Link>
      </section>
    </main>
  );
}

function List({ items, icon, tone }: { items: string[]; icon: "close" | "check"; tone: string }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item} className="row items-start">
          <span className={`mt-0.5 flex-none ${tone}`}>
            <Icon name={icon} size={20} />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
