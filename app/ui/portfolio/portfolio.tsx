import { button, Link, Picture } from "../kit";
import { SearchWithin } from "../search/search-within";
import type { PortfolioMission } from "~/domain/missions/portfolio";

export function Portfolio({ search, missions, date }: { search: string; missions: PortfolioMission[]; date: string }) {
  const hasNothing = missions.length === 0 && !search;
  return (
    <main
      id="main"
      className="screen screen-wide print:[--color-primary:black] print:[--color-soft:black] print:[&_a]:no-underline"
      tabIndex={-1}
    >
      <div className="columns aside-first gap-5">
        <div className="flex flex-col gap-5">
          <header className="flex flex-col gap-3">
            <h1>Meine Gründungsmappe</h1>
            <p className="text-lead text-soft print:hidden">
              Deine Antworten und Notizen aus allen Missionen, nur für dich.
            </p>
            <p className="hidden print:block">Stand: {date}</p>
          </header>
          {hasNothing ? null : (
            <>
              <SearchWithin label="In der Mappe suchen" query={search} />
              {search ? <Found search={search} missions={missions} /> : <Actions />}
              <Contents missions={missions} />
            </>
          )}
        </div>
        <div className="flex flex-col gap-5">
          {hasNothing ? <EmptyPortfolio /> : missions.map((mission) => <Entry key={mission.id} mission={mission} />)}
        </div>
      </div>
    </main>
  );
}

/** The way to each mission's part, beside which a wide window has room for it. */
function Contents({ missions }: { missions: PortfolioMission[] }) {
  return (
    <nav className="max-lg:hidden print:hidden" aria-label="Inhalt der Mappe">
      <ol>
        {missions.map(({ id, place, title }) => (
          <li key={id}>
            <a className="tap-link" href={`#${id}`}>
              {title}
            </a>
            <span className="block text-sm text-soft">{place}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const ACTION = button("quiet", "px-3.5! text-note");

function Actions() {
  return (
    <p className="row flex-wrap print:hidden">
      <a className={ACTION} href="/mappe.md" download>
        Als Markdown herunterladen
      </a>
      <a className={ACTION} href="/mappe/druck">
        Drucken
      </a>
    </p>
  );
}

function Found({ search, missions }: { search: string; missions: PortfolioMission[] }) {
  const count = missions.reduce((sum, { answers, note }) => sum + answers.length + (note ? 1 : 0), 0);
  return (
    <p role="status">
      {count === 0 ? `Nichts gefunden zu „${search}“.` : `${count} ${count === 1 ? "Fund" : "Funde"} zu „${search}“.`}{" "}
      <Link to="/mappe">Alles zeigen</Link>
    </p>
  );
}

function Entry({ mission }: { mission: PortfolioMission }) {
  return (
    <section id={mission.id} className="card grid gap-4.5 scroll-mt-8">
      <header className="break-inside-avoid break-after-avoid">
        <p className="text-sm text-soft">{mission.place}</p>
        <h2>
          {mission.to ? (
            <Link className="block py-2.5 underline decoration-[0.07em]" to={mission.to}>
              {mission.title}
            </Link>
          ) : (
            mission.title
          )}
        </h2>
      </header>
      {mission.answers.map(({ taskId, task, answer }) => (
        <Written key={taskId} title={task} text={answer} />
      ))}
      {mission.note ? (
        <Written
          className="rounded-2xl bg-sunken px-4 py-3.5 print:bg-transparent print:p-0"
          title="Notizen"
          text={mission.note}
        />
      ) : null}
    </section>
  );
}

function Written({ className = "", title, text }: { className?: string; title: string; text: string }) {
  return (
    <article className={`break-inside-avoid ${className}`}>
      <h3 className="mb-1">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </article>
  );
}

function EmptyPortfolio() {
  return (
    <div className="card flex flex-col items-center gap-3 text-center">
      <Picture src="/art/states/empty.svg" alt="" width={240} height={180} eager />
      <p>Noch ist deine Mappe leer. Was du in Missionen antwortest und notierst, sammelt sich hier.</p>
      <Link className={button("next")} to="/home">
        Zu deinem Weg
      </Link>
    </div>
  );
}
