import { BackLink, button, Deletion, Inno, Link } from "../kit";
import { SearchWithin } from "../search/search-within";

interface Item {
  id: string;
  title: string;
  mission: string | null;
  /** The day of the last message. */
  day: string;
}

export interface ConversationListProps {
  search: string;
  conversations: readonly Item[];
  isFirstPage: boolean;
  /** Cursor of the next page. */
  next: string | null;
  /** Whether Inno can be asked; stored conversations can be read in any case. */
  isOpen: boolean;
}

export function ConversationList(props: ConversationListProps) {
  const { search, conversations, isFirstPage, next, isOpen } = props;
  const hasNone = conversations.length === 0 && search === "" && isFirstPage;
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      {isOpen ? <BackLink to="/coach" /> : null}
      <div className="columns aside-first gap-5">
        <div className="flex flex-col gap-5">
          <header className="flex flex-col gap-3">
            <h1>Deine Gespräche</h1>
            <p className="text-lead text-soft">
              Was du Inno gefragt hast, und was er geantwortet hat. Nur du siehst es.
            </p>
          </header>
          {hasNone ? null : (
            <>
              <SearchWithin label="In Gesprächen suchen" query={search} />
              {search ? <Found search={search} isNothing={conversations.length === 0} /> : null}
            </>
          )}
        </div>
        <div className="flex flex-col gap-5">
          {hasNone ? (
            <None isOpen={isOpen} />
          ) : (
            <>
              <ul className="flex flex-col gap-3">
                {conversations.map((conversation) => (
                  <Entry key={conversation.id} {...conversation} isOpen={isOpen} />
                ))}
              </ul>
              <p className="row flex-wrap justify-between">
                {isFirstPage ? null : <Link to={pageOf(search, null)}>Zu den neuesten</Link>}
                {next ? <Link to={pageOf(search, next)}>Ältere Gespräche</Link> : null}
              </p>
              <DeleteAll />
            </>
          )}
        </div>
      </div>
    </main>
  );
}

function pageOf(search: string, before: string | null): string {
  const params = new URLSearchParams({ ...(search ? { suche: search } : {}), ...(before ? { vor: before } : {}) });
  return `/coach/gespraeche?${params}`;
}

function Found({ search, isNothing }: { search: string; isNothing: boolean }) {
  return (
    <p role="status">
      {isNothing ? `Nichts gefunden zu „${search}“.` : `Gespräche, in denen „${search}“ vorkommt.`}{" "}
      <Link to="/coach/gespraeche">Alle zeigen</Link>
    </p>
  );
}

function Entry({ id, title, mission, day, isOpen }: Item & { isOpen: boolean }) {
  return (
    <li className="card grid gap-1">
      <p className="text-sm text-soft">
        {day}
        {mission ? ` · ${mission}` : ""}
      </p>
      <h2 className="text-lg">
        {isOpen ? (
          <Link className="block py-3 wrap-anywhere underline decoration-[0.07em]" to={`/coach?gespraech=${id}`}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p className="print:hidden">
        <a className="tap-link text-sm" href={`/gespraech.md?id=${id}`} download>
          Herunterladen<span className="sr-only">: {title}</span>
        </a>
      </p>
      <Deletion
        summary={
          <>
            Löschen<span className="sr-only">: {title}</span>
          </>
        }
        text="Fragen und Antworten sind dann weg, auch auf deinen anderen Geräten."
        action="/coach/gespraeche"
        fields={{ intent: "delete", conversationId: id }}
        label="Gespräch löschen"
      />
    </li>
  );
}

function None({ isOpen }: { isOpen: boolean }) {
  return (
    <div className="card flex flex-col items-center gap-3 text-center">
      <Inno mood="ready" size={96} />
      <p>Noch habt ihr nicht miteinander gesprochen. Frag Inno, wenn du irgendwo hängst.</p>
      <Link className={button("next")} to={isOpen ? "/coach?neu=1" : "/pricing"}>
        {isOpen ? "Inno etwas fragen" : "Preise ansehen"}
      </Link>
    </div>
  );
}

const DeleteAll = () => (
  <Deletion
    summary="Alle Gespräche löschen"
    text="Alle Fragen und Antworten sind dann weg. Deine Missionen und Notizen bleiben."
    action="/coach/gespraeche"
    fields={{ intent: "deleteAll" }}
    label="Wirklich alle löschen"
  />
);
