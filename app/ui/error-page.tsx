import { pages } from "~/domain/messages";
import { StatePage } from "./state-page";

/** The page for an answer that is none: what happened, an id to name, a way on. Never a library's message. */
export function ErrorPage({ status, data }: { status: number; data: unknown }) {
  const id = typeof data === "object" && data !== null && "id" in data ? String(data.id) : null;
  if (status === 404) {
    return (
      <StatePage picture="notfound" title={pages.notFound}>
        <p>Diese Seite gibt es nicht, oder sie ist umgezogen.</p>
        <HomeLink />
      </StatePage>
    );
  }
  if (status === 503) {
    return (
      <StatePage picture="offline" title="Gleich wieder da">
        <p>Wir erreichen deine Daten gerade nicht. Nichts ist verloren. Versuche es in einem Moment noch einmal.</p>
        <p>
          <a className="button button-next" href="?">
            Noch einmal versuchen
          </a>
        </p>
      </StatePage>
    );
  }
  const explanation = EXPLANATIONS[status];
  if (explanation) {
    return (
      <StatePage picture="error" title={explanation.title}>
        <p>{explanation.text}</p>
        <HomeLink />
      </StatePage>
    );
  }
  return (
    <StatePage picture="error" title={pages.crashed}>
      <p>Das hätte nicht passieren dürfen. Deine gespeicherten Daten sind sicher.</p>
      {id ? (
        <p className="muted small">
          Fehler-Kennung: <code>{id}</code>
        </p>
      ) : null}
      <HomeLink />
    </StatePage>
  );
}

const EXPLANATIONS: Record<number, { title: string; text: string }> = {
  400: { title: "Das konnten wir nicht lesen", text: "Etwas an deiner Eingabe passt nicht. Geändert wurde nichts." },
  403: {
    title: "Das kam nicht von hier",
    text: "Die Anfrage kam von einer anderen Seite. Zu deinem Schutz haben wir nichts geändert.",
  },
  405: { title: "Das geht hier nicht", text: "Diese Adresse kann damit nichts anfangen." },
  413: {
    title: "Das ist zu viel auf einmal",
    text: "Deine Eingabe ist zu groß. Kürze sie und versuche es noch einmal.",
  },
  415: { title: "Das konnten wir nicht lesen", text: "Dieses Format verstehen wir nicht. Geändert wurde nichts." },
  429: {
    title: "Kurze Pause",
    text: "Das waren viele Versuche hintereinander. Bitte versuche es später noch einmal.",
  },
};

function HomeLink() {
  return (
    <p>
      <a className="button button-primary" href="/">
        Zur Startseite
      </a>
    </p>
  );
}
