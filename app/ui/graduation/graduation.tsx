import type { Graduation as Facts } from "~/domain/missions/graduation";
import { formatNumber } from "~/domain/text/german-numbers";
import { Figures } from "../account/figures";
import { button, Inno, Link, notice, Picture, TitledLink } from "../kit";
import { SharePicture } from "../share-picture/share-picture";

const NAMES: Record<Facts["figures"][number]["id"], [one: string, several: string]> = {
  days: ["Tag unterwegs", "Tage unterwegs"],
  evenings: ["Abend, an dem du dran warst", "Abende, an denen du dran warst"],
  words: ["Wort geschrieben", "Wörter geschrieben"],
  asked: ["Mensch gefragt", "Menschen gefragt"],
};

const nameOf = ({ id, value }: Facts["figures"][number]) => NAMES[id][value === 1 ? 0 : 1];

interface GraduationProps {
  path: { name: string; slug: string };
  firstName: string;
  graduation: Facts;
  /** Markup of the path's badges. */
  badges: string;
}

/** The end of a path on an address of its own: what the way was, what stays of it, and what comes. */
export function Graduation({ path, firstName, graduation, badges }: GraduationProps) {
  const { figures, missions, totalXp, level, achievements, rungs, openStarts } = graduation;
  const evenings = figures.find(({ id }) => id === "evenings")?.value ?? 0;
  const art = `/art/paths/${path.slug}.svg`;
  return (
    <>
      <header className="card overflow-clip p-0 text-center lg:grid lg:grid-cols-2 lg:items-center">
        <Picture src={art} alt="" width={480} height={300} className="aspect-8/5 w-full object-cover" eager />
        <div className="grid justify-items-center gap-2 p-5">
          <Inno mood="cheering" size={96} />
          <h1>Dein Abschluss</h1>
          <p className="text-lead text-soft">{`${path.name}, ${missions} Missionen, zu Ende gegangen.`}</p>
          <div className="row flex-wrap justify-center print:hidden">
            <SharePicture
              picture={{
                name: `mein-weg-${path.slug}`,
                art: { src: art, width: 880, height: 550 },
                title: "Zu Ende gegangen",
                text: path.name,
                footer: `${missions} Missionen${evenings > 1 ? ` an ${formatNumber(evenings)} Abenden` : ""}`,
                hue: 75,
              }}
            />
          </div>
          <p className="js-only text-sm text-soft print:hidden">
            Das Bild entsteht auf deinem Gerät. Verschickt wird es nur von dir.
          </p>
        </div>
      </header>
      <div className="columns gap-5">
        <div className="flex flex-col gap-5">
          <section className="card text-center" aria-labelledby="figures-title">
            <h2 id="figures-title">Das war dein Weg</h2>
            <Figures
              className="grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))]"
              figures={figures.map((each) => ({ name: nameOf(each), value: formatNumber(each.value) }))}
            />
            <p className="mt-3 text-sm text-soft tabular-nums">
              {`Dazu ${formatNumber(totalXp)} XP, Level ${level} und ${achievements.done} von ${achievements.of} Erfolgen.`}
            </p>
          </section>
          <Outside rungs={rungs} />
        </div>
        <Book art={art} firstName={firstName} />
      </div>
      <section className="card" aria-labelledby="badges-title" dangerouslySetInnerHTML={{ __html: badges }} />
      <div className="columns gap-5">
        <section className="card" aria-labelledby="next-title">
          <h2 id="next-title">Was jetzt?</h2>
          <ul>
            {openStarts.map(({ to, title }) => (
              <Way key={to} to={to} title={title} text="Eine Startmission, die noch auf dich wartet." />
            ))}
            <Way to="/quests" title="Eine Zugabe" text="Aufgaben für danach, ohne Reihenfolge und ohne Eile." />
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
    </>
  );
}

function Outside({ rungs }: Pick<Facts, "rungs">) {
  return (
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
  );
}

/** The folder with a cover, as what one takes along. */
function Book({ art, firstName }: { art: string; firstName: string }) {
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="kept-title">
      <h2 id="kept-title">Was du geschaffen hast</h2>
      <div
        className="mx-auto w-48 max-w-full overflow-clip rounded-xl border-s-8 border-primary bg-primary-soft text-center shadow-card"
        aria-hidden="true"
      >
        <Picture src={art} alt="" width={480} height={300} className="aspect-8/5 w-full object-cover" />
        <p className="px-4 py-8 font-display leading-[1.35] font-bold wrap-anywhere">{`Die Gründungsmappe von ${firstName}`}</p>
      </div>
      <p>In deiner Gründungsmappe steht alles, was du geschrieben hast: zum Nachlesen, Drucken und Mitnehmen.</p>
      <Link className={button("next")} to="/mappe">
        Deine Mappe ansehen
      </Link>
      <p className="row flex-wrap gap-y-0 print:hidden">
        <a className="tap-link" href="/mappe/druck">
          Als Buch drucken
        </a>
        <a className="tap-link" href="/mappe.md">
          Als Text mitnehmen
        </a>
      </p>
    </section>
  );
}

function Way({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li>
      <TitledLink className="min-h-11 items-start py-3" to={to} icon="next" iconSize={20} title={title} text={text} />
    </li>
  );
}

interface BeforeGraduationProps {
  /** Open missions of the path in their order; null without a path. */
  missing: readonly { order: number; title: string }[] | null;
  next: { to: string; label: string };
}

/** Before the end: what is still missing, and the way to it. */
export function BeforeGraduation({ missing, next }: BeforeGraduationProps) {
  const count = missing?.length ?? 0;
  return (
    <section className="card mx-auto flex w-full max-w-xl flex-col items-center gap-3 text-center">
      <Inno mood="ready" size={120} />
      <h1>Dein Abschluss</h1>
      <p>
        {missing
          ? `Er wartet hier auf dich. ${count === 1 ? "Eine Mission fehlt" : `${count} Missionen fehlen`} noch, in deinem Tempo.`
          : "Er gehört zu einem Berufspfad. Such dir einen aus, dann führen zehn Missionen hierher."}
      </p>
      {missing ? (
        <ol className="grid gap-1 text-start text-sm text-soft">
          {missing.map(({ order, title }) => (
            <li key={order}>{`Mission ${order}: ${title}`}</li>
          ))}
        </ol>
      ) : null}
      <Link className={button("next", "w-full")} to={next.to}>
        {next.label}
      </Link>
    </section>
  );
}
