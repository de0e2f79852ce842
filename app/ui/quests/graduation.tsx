import type { Graduation as Facts } from "~/domain/graduation";
import type { Quest } from "~/domain/quests";
import { formatNumber, Icon, Inno, Link } from "../kit";

const NAMES: Record<Facts["figures"][number]["id"], [one: string, several: string]> = {
  missions: ["Mission geschafft", "Missionen geschafft"],
  written: ["Antwort oder Notiz", "Antworten und Notizen"],
  days: ["Tag mit Fortschritt", "Tage mit Fortschritt"],
  xp: ["XP", "XP"],
  level: ["Dein Level", "Dein Level"],
  achievements: ["Erfolge", "Erfolge"],
};

/** The end of a path: what somebody has done on it, where it is kept, and what may come now. */
export function Graduation({
  quest,
  path,
  firstName,
  graduation: { figures, badges, openStarts },
}: {
  quest: Quest;
  path: { name: string };
  firstName: string;
  graduation: Facts;
}) {
  return (
    <div className="columns graduation">
      <section className="card stack graduation-head" aria-labelledby="graduation-title">
        <Inno mood="cheering" size={120} />
        <p className="badge badge-done">{path.name}</p>
        <h2 id="graduation-title">{quest.title}</h2>
        <p>{quest.description}</p>
        <dl className="figures">
          {figures.map(({ id, value, of }) => (
            <div key={id}>
              <dt>{NAMES[id][value === 1 ? 0 : 1]}</dt>
              <dd className="numbers">{of === undefined ? formatNumber(value) : `${value} von ${of}`}</dd>
            </div>
          ))}
        </dl>
        <Badges titles={badges} />
      </section>
      <div className="stack">
        <section className="card stack" aria-labelledby="kept-title">
          <h2 id="kept-title">Was du geschaffen hast</h2>
          <p>In deiner Gründungsmappe steht alles, was du geschrieben hast: zum Nachlesen, Drucken und Mitnehmen.</p>
          <Link className="button button-next" to="/mappe">
            Deine Mappe ansehen
          </Link>
        </section>
        <section className="card" aria-labelledby="next-title">
          <h2 id="next-title">Was jetzt?</h2>
          <ul className="graduation-next">
            {openStarts.map(({ to, title }) => (
              <Way key={to} to={to} title={title} text="Eine Startmission, die noch auf dich wartet." />
            ))}
            <Way
              to="/neustart/pfad"
              title="Noch einen Pfad gehen"
              text="Deine XP und alles in deiner Mappe bleiben, die Missionen dieses Pfads beginnen neu."
            />
            <Way to="/level" title="Dein Level ansehen" text="Dein Verlauf und die Erfolge, die noch offen sind." />
            <Way to="/home" title="Zu deinem Weg" text="Jede Mission bleibt offen, wenn du etwas nachlesen willst." />
          </ul>
        </section>
        <section className="notice stack">
          <p>
            <strong>{firstName}, das war dein Weg.</strong> Du hast dir Abende genommen, an denen das Sofa näher war.
            Was du dabei über dich und deine Arbeit gelernt hast, nimmt dir niemand mehr. Alles Gute für das, was du
            daraus machst!
          </p>
        </section>
      </div>
    </div>
  );
}

function Badges({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null;
  return (
    <ul className="row wrap graduation-badges" aria-label="Deine Abzeichen">
      {titles.map((title) => (
        <li key={title} className="badge badge-xp">
          <Icon name="flag" size={16} />
          {title}
        </li>
      ))}
    </ul>
  );
}

function Way({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li>
      <Link className="row folder-link" to={to}>
        <Icon name="next" size={20} />
        <span>
          <strong>{title}</strong>
          <span className="muted small">{text}</span>
        </span>
      </Link>
    </li>
  );
}
