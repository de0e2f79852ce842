import { pages, refusals } from "~/domain/messages/messages";
import { StatePage } from "./state-page";
import { button } from "./variants";

export const errorTitle = (status: number): string =>
  status === 404 ? pages.notFound : (refusals[status]?.title ?? pages.crashed);

/** `id`: the error's id in the log. `said`: the refusal's own text. Never shows a library's message. */
export function ErrorPage({
  status,
  id = null,
  said = null,
}: {
  status: number;
  id?: string | null;
  said?: string | null;
}) {
  if (status === 404) {
    return (
      <StatePage picture="notfound" title={errorTitle(404)}>
        <p>Diese Seite gibt es nicht, oder sie ist umgezogen.</p>
        <HomeLink />
      </StatePage>
    );
  }
  const refusal = refusals[status];
  if (refusal && status === 503) {
    return (
      <StatePage picture="offline" title={refusal.title}>
        <p>{refusal.description}</p>
        <p>
          <a className={button("next")} href="?">
            Noch einmal versuchen
          </a>
        </p>
      </StatePage>
    );
  }
  if (refusal) {
    return (
      <StatePage picture="error" title={refusal.title}>
        <p>{said ?? refusal.description}</p>
        <HomeLink />
      </StatePage>
    );
  }
  return (
    <StatePage picture="error" title={pages.crashed}>
      <p>Das hätte nicht passieren dürfen. Deine gespeicherten Daten sind sicher.</p>
      {id ? (
        <p className="text-sm text-soft">
          Fehler-Kennung: <code>{id}</code>
        </p>
      ) : null}
      <HomeLink />
    </StatePage>
  );
}

function HomeLink() {
  return (
    <p>
      <a className={button("primary")} href="/">
        Zur Startseite
      </a>
    </p>
  );
}
