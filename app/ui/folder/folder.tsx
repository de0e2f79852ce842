import { Form } from "@remix-run/react";
import { Link, Picture } from "../kit";
import type { FolderMission } from "~/domain/folder";

/** Everything somebody has written on their way, to read, search, print and take away. */
export function Folder({ search, missions, date }: { search: string; missions: FolderMission[]; date: string }) {
  const hasNothing = missions.length === 0 && !search;
  return (
    <main id="main" className="screen folder" tabIndex={-1}>
      <header className="stack">
        <h1>Meine Gründungsmappe</h1>
        <p className="lead no-print">Deine Antworten und Notizen aus allen Missionen, nur für dich.</p>
        <p className="print-only">Stand: {date}</p>
      </header>
      {hasNothing ? (
        <EmptyFolder />
      ) : (
        <>
          <Form className="folder-search no-print" role="search">
            <label htmlFor="suche" className="sr-only">
              In der Mappe suchen
            </label>
            <input
              key={search}
              id="suche"
              name="suche"
              type="search"
              className="input"
              placeholder="Wonach suchst du?"
              maxLength={100}
              defaultValue={search}
            />
            <button className="button button-primary">Suchen</button>
          </Form>
          {search ? <Found search={search} missions={missions} /> : <Actions />}
          {missions.map((mission) => (
            <Entry key={mission.id} mission={mission} />
          ))}
        </>
      )}
    </main>
  );
}

function Actions() {
  return (
    <p className="folder-actions row wrap no-print">
      <a className="button button-quiet" href="/mappe.md" download>
        Als Markdown herunterladen
      </a>
      <button type="button" className="button button-quiet js-only" onClick={() => window.print()}>
        Drucken
      </button>
    </p>
  );
}

function Found({ search, missions }: { search: string; missions: FolderMission[] }) {
  const count = missions.reduce((sum, { answers, note }) => sum + answers.length + (note ? 1 : 0), 0);
  return (
    <p role="status">
      {count === 0 ? `Nichts gefunden zu „${search}“.` : `${count} ${count === 1 ? "Fund" : "Funde"} zu „${search}“.`}{" "}
      <Link to="/mappe">Alles zeigen</Link>
    </p>
  );
}

function Entry({ mission }: { mission: FolderMission }) {
  return (
    <section className="card folder-mission">
      <header className="folder-entry">
        <p className="muted small">{mission.place}</p>
        <h2>{mission.to ? <Link to={mission.to}>{mission.title}</Link> : mission.title}</h2>
      </header>
      {mission.answers.map(({ taskId, task, answer }) => (
        <article key={taskId} className="folder-entry">
          <h3>{task}</h3>
          <p className="written">{answer}</p>
        </article>
      ))}
      {mission.note ? (
        <article className="folder-entry folder-note">
          <h3>Notizen</h3>
          <p className="written">{mission.note}</p>
        </article>
      ) : null}
    </section>
  );
}

function EmptyFolder() {
  return (
    <div className="card stack empty-card">
      <Picture src="/art/states/empty.svg" alt="" width={240} height={180} eager />
      <p>Noch ist deine Mappe leer. Was du in Missionen antwortest und notierst, sammelt sich hier.</p>
      <Link className="button button-next" to="/home">
        Zu deinem Weg
      </Link>
    </div>
  );
}
