import type { PortfolioMission } from "~/domain/missions/portfolio";
import { SheetFoot, type Stand } from "./sheet-stand";

/** All texts that a learner has written, on paper. */
export function PortfolioSheet({ missions, ...stand }: Stand & { missions: PortfolioMission[] }) {
  return (
    <article className="sheet">
      <header className="sheet-head">
        <h1 className="sheet-title">Meine Gründungsmappe</h1>
      </header>
      {missions.length === 0 ? (
        <p>Noch ist deine Mappe leer. Was du in Missionen antwortest und notierst, sammelt sich hier.</p>
      ) : null}
      {missions.map(({ id, title, place, answers, note }) => (
        <section key={id}>
          <h2 className="sheet-section">{title}</h2>
          <p className="sheet-place">{place}</p>
          {answers.map(({ taskId, task, answer }) => (
            <Written key={taskId} title={task} text={answer} />
          ))}
          {note ? <Written title="Notizen" text={note} /> : null}
        </section>
      ))}
      <SheetFoot {...stand} />
    </article>
  );
}

const Written = ({ title, text }: { title: string; text: string }) => (
  <section className="sheet-answer sheet-kept">
    <h3>{title}</h3>
    <p className="sheet-written">{text}</p>
  </section>
);
