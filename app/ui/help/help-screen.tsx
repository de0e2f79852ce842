import type { HelpAnswer } from "~/content/library";
import { button } from "../kit";

type Topic = HelpAnswer["topic"];

const TOPICS: Record<Topic, string> = {
  anfangen: "Anfangen",
  arbeiten: "Dranbleiben",
  inno: "Inno, Recht und Steuern",
  geld: "Tarif und Geld",
  konto: "Konto und Daten",
};
const IN_ORDER: readonly Topic[] = ["anfangen", "arbeiten", "inno", "geld", "konto"];

export interface HelpScreenProps {
  answers: readonly Pick<HelpAnswer, "slug" | "title" | "topic" | "html">[];
  productName: string;
  /** Mail address of the operator. */
  writeTo: string;
}

/** All answers are open, with a list of them before: folded, neither the browser's search nor a link would find them. */
export function HelpScreen({ answers, productName, writeTo }: HelpScreenProps) {
  const topics = IN_ORDER.map((topic) => ({ topic, own: answers.filter((answer) => answer.topic === topic) }));
  const shown = topics.filter(({ own }) => own.length > 0);
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <p className="print:hidden">
        <a className="tap-link" href="/">
          Zur Startseite
        </a>
      </p>
      <h1>Hilfe</h1>
      <div className="columns">
        <aside className="flex flex-col gap-4 lg:order-last print:hidden">
          <nav className="card flex flex-col gap-2" aria-label="Fragen">
            {shown.map(({ topic, own }) => (
              <div key={topic}>
                <p className="text-sm text-soft">{TOPICS[topic]}</p>
                <ul>
                  {own.map(({ slug, title }) => (
                    <li key={slug}>
                      <a className="tap-link" href={`#${slug}`}>
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </aside>
        <div className="flex flex-col gap-8">
          {shown.map(({ topic, own }) => (
            <section key={topic} className="flex flex-col gap-4" aria-labelledby={`thema-${topic}`}>
              <h2 id={`thema-${topic}`}>{TOPICS[topic]}</h2>
              {own.map(({ slug, title, html }) => (
                <article key={slug} id={slug} className="card flex scroll-mt-24 flex-col gap-3">
                  <h3>{title}</h3>
                  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
                </article>
              ))}
            </section>
          ))}
          <section className="card flex flex-col gap-3 bg-primary-soft" aria-labelledby="schreiben">
            <h2 id="schreiben">Deine Frage ist nicht dabei?</h2>
            <p>
              Schreib uns eine Mail. Am schnellsten helfen wir, wenn du dazuschreibst, auf welcher Seite du warst und
              was du dort gesehen hast.
            </p>
            <p>
              <a
                className={button("primary", "wrap-anywhere")}
                href={`mailto:${writeTo}?subject=${encodeURIComponent(`Frage zu ${productName}`)}`}
              >
                An {writeTo} schreiben
              </a>
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}
