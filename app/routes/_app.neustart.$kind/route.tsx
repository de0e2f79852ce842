import { type MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { Icon, Link } from "~/ui/kit";
import type { loader } from "./data.server";
import { pageMeta } from "~/ui/frame/page-meta";

export { loader, action } from "./data.server";

const TEXTS = {
  "repeat-quiz": {
    title: "Quiz wiederholen?",
    lead: "Du beantwortest die 24 Fragen noch einmal und beginnst mit deinem Ergebnis von vorn.",
    confirm: "Neu beginnen",
    skip: { to: "/quiz", label: "Zum Test" },
  },
  "switch-path": {
    title: "Berufspfad wechseln?",
    lead: "Du suchst dir einen anderen Pfad aus, und dessen Missionen beginnen bei eins.",
    confirm: "Pfad wechseln",
    skip: { to: "/career-path-selection", label: "Pfad wählen" },
  },
} as const;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: data ? TEXTS[data.kind].title : "Seite nicht gefunden" });

/** The confirmation: what goes, what stays, from the same list the command uses. */
export default function StartOver() {
  const { kind, goes, stays, undoDays, isNeeded } = useLoaderData<typeof loader>();
  const isSending = useNavigation().state !== "idle";
  const { title, lead, confirm, skip } = TEXTS[kind];
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <section className="card stack reset-card" role="dialog" aria-labelledby="reset-title">
        <h1 id="reset-title">{title}</h1>
        <p className="lead">{lead}</p>
        <h2>Das verlierst du</h2>
        <List items={goes} icon="close" kind="goes" />
        <h2>Das bleibt</h2>
        <List items={stays} icon="check" kind="stays" />
        <p className="notice">
          Du kannst es {undoDays} Tage lang rückgängig machen. Dann steht alles wieder so da wie jetzt, und was du
          seither gemacht hast, geht.
        </p>
        {isNeeded ? (
          <Form method="post" className="stack">
            <button className="button button-danger button-block" disabled={isSending}>
              {isSending ? "Einen Moment …" : confirm}
            </button>
          </Form>
        ) : (
          <Link className="button button-next button-block" to={skip.to}>
            {skip.label}
          </Link>
        )}
        <Link className="button button-quiet button-block" to="/profile">
          Abbrechen
        </Link>
      </section>
    </main>
  );
}

function List({ items, icon, kind }: { items: string[]; icon: "close" | "check"; kind: "goes" | "stays" }) {
  return (
    <ul className="stack reset-list">
      {items.map((item) => (
        <li key={item} className={`row reset-${kind}`}>
          <Icon name={icon} size={20} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
