import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "~/content/build.server";
import { numericDate } from "~/domain/time/german-dates";
import { doingFigures } from "./doing";
import { factFigures, FactsSection } from "./facts";
import { feedbackFigures, FeedbackSection, type SaidOfMission } from "./feedback";
import { linkFigures, LinksSection } from "./links";
import { whole } from "./number-formats";
import { pathFigures, PathsSection } from "./paths";
import { findReviews, ReviewsSection } from "./reviews";
import { STYLE } from "./style";
import { typeFigures, TypesSection } from "./types";
import { findUnused, UnusedSection } from "./unused";
import { readingMinutes } from "./words";

interface Options {
  /** YYYY-MM-DD in Germany. */
  today: string;
  /** Files of the folder that no collection reads. */
  strays: readonly string[];
  /** Learners' feedback on missions; null: not fetched. */
  feedback: readonly SaidOfMission[] | null;
}

/** Self-contained page for editors: no other files, no script. */
export function reportPage(content: Content, options: Options): string {
  return `<!doctype html>\n${renderToStaticMarkup(<ReportPage content={content} {...options} />)}\n`;
}

const SECTIONS = [
  ["typen", "Typen"],
  ["pfade", "Pfade"],
  ["rueckmeldungen", "Rückmeldungen"],
  ["pruefen", "Prüfen"],
  ["fakten", "Fakten"],
  ["adressen", "Adressen"],
  ["ungenutzt", "Ungenutzt"],
] as const;

function ReportPage({ content, today, strays, feedback }: Options & { content: Content }) {
  const { data, entries } = content;
  const paths = pathFigures(content);
  const links = linkFigures(entries);
  const reviews = findReviews(entries, today);
  const missions = paths.flatMap((path) => path.missions);
  const words = missions.reduce((sum, mission) => sum + mission.words, 0);
  const doing = doingFigures(content);
  const title = `Inhalte von ${data.site.productName}`;
  const figures = [
    ["Berufspfade", data.careerPaths.length],
    ["Missionen", missions.length],
    [`von ${entries.roadmaps.length} auf den Pfaden mit etwas zu tun`, doing.toDo],
    ["Kästchen nur zum Ansehen", doing.boxes],
    ["Lücken ohne Feld", doing.blanks],
    ["Stolperfallen aus einem anderen Pfad", doing.repeated],
    ["Missionen ohne den Ort, den sie meinen", doing.placeless],
    ["Wörter darin", words],
    ["Stunden Lesezeit", Math.round(readingMinutes(words) / 60)],
    ["Adressen", links.languages.reduce((sum, { addresses }) => sum + addresses, 0)],
    ["überfällig", reviews.due.flatMap(({ isOver, items }) => (isOver ? items : [])).length],
  ] as const;
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <header>
            <h1>{title}</h1>
            <p className="soft">Stand {numericDate(today)}</p>
            <nav aria-label="Abschnitte">
              <ul>
                {SECTIONS.map(([id, name]) => (
                  <li key={id}>
                    <a href={`#${id}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <ul className="figures">
              {figures.map(([name, value]) => (
                <li key={name}>
                  <b>{whole(value)}</b> <span className="soft">{name}</span>
                </li>
              ))}
            </ul>
          </header>
          <TypesSection types={typeFigures(data)} scoring={data.site.scoring} />
          <PathsSection paths={paths} />
          <FeedbackSection missions={feedback && feedbackFigures(content, feedback)} />
          <ReviewsSection {...reviews} />
          <FactsSection facts={factFigures(content, today)} />
          <LinksSection {...links} />
          <UnusedSection unused={findUnused(entries, strays)} />
        </main>
      </body>
    </html>
  );
}
