import { FEATURES } from "~/domain/features";
import type { ExcerptPiece, ResultGroup } from "~/domain/search/search-results";
import { Link, notice, SearchField } from "../kit";
import { Result } from "./result";

export interface SearchScreenProps {
  query: string;
  groups: ResultGroup[];
  /** The results are about something else, at best about something near. */
  isNothing: boolean;
  /** Answers about the app, at most two. */
  help: { title: string; url: string }[];
  own: { id: string; title: string; to: string | null; about: string; excerpt: ExcerptPiece[] }[];
  hasMoreOwn: boolean;
}

export function SearchScreen({ query, groups, isNothing, help, own, hasMoreOwn }: SearchScreenProps) {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const isEmpty = isNothing || count === 0;
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <div className="columns aside-first gap-5">
        <div className="flex flex-col gap-5">
          <h1>Suche</h1>
          <SearchField query={query} />
          {query === "" ? null : (
            <>
              <p role="status" className={isEmpty && own.length + help.length === 0 ? "sr-only" : "text-sm text-soft"}>
                {isEmpty ? nowhere(query, help.length > 0) : counted(count, query)}
                {own.length > 0 ? `, dazu ${own.length === 1 ? "ein Eintrag" : "Einträge"} von dir.` : "."}
              </p>
              {help.length > 0 ? <Help answers={help} /> : null}
              {isEmpty && help.length === 0 ? <Nothing query={query} /> : null}
            </>
          )}
        </div>
        <div className="flex flex-col gap-5">
          {query === "" ? (
            <Hints />
          ) : (
            <>
              {own.length > 0 && isEmpty ? <Own query={query} own={own} hasMore={hasMoreOwn} /> : null}
              {isEmpty && count > 0 ? <h2 className="mt-3">Vielleicht meinst du das</h2> : null}
              {groups.map(({ name, results }) => (
                <section key={name} className="flex flex-col gap-3">
                  {isEmpty ? <h3 className="text-sm text-soft">{name}</h3> : <h2>{name}</h2>}
                  <ul className="card [&>li+li]:border-t [&>li+li]:border-line py-1">
                    {results.map((result) => (
                      <Result
                        key={`${result.title} ${result.heading ?? ""}`}
                        {...result}
                        title={result.heading ?? result.title}
                        place={result.heading === null ? null : result.title}
                      />
                    ))}
                  </ul>
                </section>
              ))}
              {own.length > 0 && !isEmpty ? <Own query={query} own={own} hasMore={hasMoreOwn} /> : null}
            </>
          )}
        </div>
      </div>
    </main>
  );
}

const counted = (count: number, query: string) => `${count} ${count === 1 ? "Fund" : "Funde"} zu „${query}“`;

const nowhere = (query: string, isInHelp: boolean) =>
  `${isInHelp ? "Nichts in den Missionen" : "Nichts gefunden"} zu „${query}“`;

/** Above the results, as it is about the app, which no text to learn from explains; plain links, as /hilfe is a page by itself. */
function Help({ answers }: { answers: SearchScreenProps["help"] }) {
  return (
    <section className={notice("plain")} aria-labelledby="in-der-hilfe">
      <h2 id="in-der-hilfe" className="text-base">
        In der Hilfe
      </h2>
      <ul>
        {answers.map(({ title, url }) => (
          <li key={url}>
            <a className="tap-link" href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hints() {
  return (
    <p className="text-lead text-soft">
      Hier findest du alles aus deinen Missionen und Vorlagen, was du selbst geschrieben hast, und Antworten zur App.
      Ein Wort genügt, eine ganze Frage geht auch.
    </p>
  );
}

function Nothing({ query }: { query: string }) {
  return (
    <div className={notice("plain", "flex flex-col gap-2")}>
      <p className="font-strong">Dazu steht hier nichts.</p>
      <p>
        Zu „{query}“ haben wir nichts gefunden, das passt. Versuch es mit einem einzelnen Wort oder einem anderen für
        dasselbe, zum Beispiel „Umsatzsteuer“ statt „Steuern sparen“.
      </p>
      {FEATURES.coach ? (
        <p>
          Oder <Link to="/coach">frag Inno</Link> danach.
        </p>
      ) : null}
    </div>
  );
}

function Own({ query, own, hasMore }: { query: string; own: SearchScreenProps["own"]; hasMore: boolean }) {
  return (
    <section className="flex flex-col gap-3">
      <h2>Deine Notizen und Antworten</h2>
      <ul className="card [&>li+li]:border-t [&>li+li]:border-line py-1">
        {own.map(({ id, title, to, about, excerpt }) => (
          <Result key={id} title={about} place={title} to={to} excerpt={excerpt} hint={null} />
        ))}
      </ul>
      <p>
        <a className="tap-link" href={`/mappe?suche=${encodeURIComponent(query)}`}>
          {hasMore ? "Alle in deiner Gründungsmappe zeigen" : "In deiner Gründungsmappe ansehen"}
        </a>
      </p>
    </section>
  );
}
