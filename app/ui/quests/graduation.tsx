import type { ReactNode } from "react";
import { formatNumber } from "~/domain/text/german-numbers";
import type { Graduation as Facts } from "~/domain/missions/graduation";
import type { Quest } from "~/domain/missions/quests";
import { Figures } from "../account/figures";
import { badge, button, Icon, Inno, Link, notice, TitledLink } from "../kit";

const NAMES: Record<Facts["figures"][number]["id"], [one: string, several: string]> = {
  missions: ["Mission geschafft", "Missionen geschafft"],
  written: ["Antwort oder Notiz", "Antworten und Notizen"],
  days: ["Tag mit Fortschritt", "Tage mit Fortschritt"],
  xp: ["XP", "XP"],
  level: ["Dein Level", "Dein Level"],
  achievements: ["Erfolge", "Erfolge"],
};

export function Graduation({
  quest,
  path,
  firstName,
  graduation: { figures, badges, rungs, openStarts },
  children,
}: {
  quest: Quest;
  path: { name: string };
  firstName: string;
  graduation: Facts;
  /** Stands between what was made and what comes next. */
  children: ReactNode;
}) {
  return (
    <div className="columns">
      <section className="card flex flex-col items-center gap-3 text-center" aria-labelledby="graduation-title">
        <Inno mood="cheering" size={120} />
        <p className={badge("done")}>{path.name}</p>
        <h2 id="graduation-title">{quest.title}</h2>
        <p>{quest.description}</p>
        <Figures
          className="grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))]"
          figures={figures.map(({ id, value, of }) => ({
            name: NAMES[id][value === 1 ? 0 : 1],
            value: of === undefined ? formatNumber(value) : `${value} von ${of}`,
          }))}
        />
        <Badges titles={badges} />
      </section>
      <div className="flex flex-col gap-3">
        <section className="card flex flex-col gap-3" aria-labelledby="outside-title">
          <h2 id="outside-title">Was draußen geschehen ist</h2>
          {rungs.length === 0 ? (
            <p>Was du außerhalb dieser App erreichst, hältst du bei deinem Weg fest.</p>
          ) : (
            <dl className="grid gap-2">
              {rungs.map(({ kind, name, said }) => (
                <div key={kind}>
                  <dt className="font-strong">{name}</dt>
                  <dd className="text-sm text-soft">{said}</dd>
                </div>
              ))}
            </dl>
          )}
          <Link className="tap-link" to="/level#weg">
            Dein Weg in Zahlen
          </Link>
        </section>
        <section className="card flex flex-col gap-3" aria-labelledby="kept-title">
          <h2 id="kept-title">Was du geschaffen hast</h2>
          <p>In deiner Gründungsmappe steht alles, was du geschrieben hast: zum Nachlesen, Drucken und Mitnehmen.</p>
          <Link className={button("next")} to="/mappe">
            Deine Mappe ansehen
          </Link>
        </section>
        {children}
        <section className="card" aria-labelledby="next-title">
          <h2 id="next-title">Was jetzt?</h2>
          <ul>
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
        <div className={notice("plain")}>
          <p>
            <strong>{firstName}, das war dein Weg.</strong> Du hast dir Abende genommen, an denen das Sofa näher war.
            Was du dabei über dich und deine Arbeit gelernt hast, nimmt dir niemand mehr. Alles Gute für das, was du
            daraus machst!
          </p>
        </div>
      </div>
    </div>
  );
}

function Badges({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null;
  return (
    <ul className="row flex-wrap justify-center gap-2" aria-label="Deine Abzeichen">
      {titles.map((title) => (
        <li key={title} className={badge("xp")}>
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
      <TitledLink className="min-h-11 items-start py-3" to={to} icon="next" iconSize={20} title={title} text={text} />
    </li>
  );
}
