import type { Content } from "~/content/build.server";
import type { Bodies, Collections } from "~/content/entries";
import { counted, whole } from "./number-formats";
import { countWords } from "./words";
import { readingMinutes, WORDS_PER_MINUTE } from "./words";

export interface MissionFigures {
  path: string;
  order: number;
  title: string;
  words: number;
  /** Words of the passages it embeds, which are shown folded. */
  folded: number;
  estimatedTime: string;
  tasks: number;
  xp: number;
}

export interface PathFigures {
  name: string;
  missions: MissionFigures[];
}

/** Start missions first, then the paths in the order of the catalogue, then what stands beside them. */
export function pathFigures({ data, entries, bodies }: Content): PathFigures[] {
  const wordsOf = wordCounter(bodies);
  const measure = ({ source, data }: Collections["roadmaps" | "start-missions" | "bonus"][number]): MissionFigures => ({
    path: source.path,
    order: data.order,
    title: data.title,
    words: wordsOf(source.path),
    folded: source.takenUp.passages.reduce((sum, id) => sum + wordsOf(`passages/${id}.mdx`), 0),
    estimatedTime: data.estimatedTime,
    tasks: data.tasks.length,
    xp: data.xpReward,
  });
  const inOrder = (missions: readonly MissionFigures[]) => missions.toSorted((a, b) => a.order - b.order);
  const byPath = Map.groupBy(entries.roadmaps, ({ source }) => source.folder);
  return [
    { name: "Startmissionen", missions: inOrder(entries["start-missions"].map(measure)) },
    ...data.careerPaths.map(({ slug, name }) => ({ name, missions: inOrder((byPath.get(slug) ?? []).map(measure)) })),
    ...(entries.bonus.length > 0 ? [{ name: "Zugaben", missions: inOrder(entries.bonus.map(measure)) }] : []),
  ];
}

function wordCounter(bodies: Bodies): (path: string) => number {
  const known = new Map<string, number>();
  return (path) => {
    const words = known.get(path) ?? countWords(bodies.get(path)?.() ?? "");
    known.set(path, words);
    return words;
  };
}

export function PathsSection({ paths }: { paths: readonly PathFigures[] }) {
  return (
    <section id="pfade">
      <h2>Pfade und Missionen</h2>
      <p className="soft">
        Lesezeit bei {WORDS_PER_MINUTE} Wörtern in der Minute. „Dazu“ sind Wörter aus eingeklappten Abschnitten, sie
        stehen nur da, wenn jemand sie öffnet. Die Säulen zeigen die XP je Mission in ihrer Reihenfolge.
      </p>
      <div>
        {paths.map((path) => (
          <Path key={path.name} {...path} />
        ))}
      </div>
    </section>
  );
}

function Path({ name, missions }: PathFigures) {
  const words = missions.map((mission) => mission.words);
  const total = sum(words);
  const spread = missions.length > 0 ? `${whole(Math.min(...words))}–${whole(Math.max(...words))}` : "0";
  return (
    <details>
      <summary>
        <h3>{name}</h3>
        <span className="soft">
          {counted(missions.length, "Mission", "Missionen")}, {spread} Wörter, {readingMinutes(total)}&nbsp;Min
          Lesezeit, {whole(sum(missions.map(({ xp }) => xp)))}&nbsp;XP
        </span>
        <Columns missions={missions} />
      </summary>
      <div className="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">Nr.</th>
              <th scope="col">Mission</th>
              <th scope="col" className="num">
                Wörter
              </th>
              <th scope="col" className="num narrow-off">
                Dazu
              </th>
              <th scope="col" className="num">
                Lesen
              </th>
              <th scope="col" className="num narrow-off">
                Zeit
              </th>
              <th scope="col" className="num narrow-off">
                Aufgaben
              </th>
              <th scope="col" className="num">
                XP
              </th>
            </tr>
          </thead>
          <tbody>
            {missions.map((mission) => (
              <tr key={mission.path}>
                <td className="num">{mission.order}</td>
                <th scope="row">{mission.title}</th>
                <td className="num">{whole(mission.words)}</td>
                <td className="num narrow-off">{mission.folded > 0 ? whole(mission.folded) : "–"}</td>
                <td className="num">{readingMinutes(mission.words)}&nbsp;Min</td>
                <td className="num narrow-off">{mission.estimatedTime}</td>
                <td className="num narrow-off">{mission.tasks}</td>
                <td className="num">{whole(mission.xp)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const STEP = 10;
const HEIGHT = 36;

/** Chart with a column for each mission's XP; the table has the same figures. */
function Columns({ missions }: { missions: readonly MissionFigures[] }) {
  const most = Math.max(...missions.map(({ xp }) => xp), 1);
  return (
    <svg viewBox={`0 0 ${Math.max(missions.length, 1) * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {missions.map(({ path, xp }, index) => {
        const height = Math.max((xp / most) * HEIGHT, 1);
        return <rect key={path} x={index * STEP + 1} y={HEIGHT - height} width={STEP - 2} height={height} rx={1.5} />;
      })}
    </svg>
  );
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
