import { useLocation } from "@remix-run/react";
import { fieldsForPage, VIEWPOINT_READERS, type ViewpointReader } from "~/domain/account/viewpoint";
import { button } from "../kit";

/** The two for whom each text is read. */
const READERS = ["jonas", "meryem"] as const;
const SET = "/entwicklung/ansicht";

export interface ReadingAsProps {
  /** Through whose eyes the page is read; null: one's own. */
  reading: ViewpointReader | null;
  chosen: Readonly<Record<string, unknown>>;
  paths: readonly { slug: string }[];
}

/** Says through whose eyes an editor reads this page, in development only; one click reads it through another's. */
export function ReadingAs({ reading, chosen, paths }: ReadingAsProps) {
  const { pathname, search } = useLocation();
  const from = <input type="hidden" name="from" value={`${pathname}${search}`} />;
  return (
    <aside
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b-2 border-line bg-surface px-4 py-1 text-sm lg:ps-60 print:hidden"
      aria-label="Mit wessen Augen du liest"
    >
      {reading ? (
        <p>
          Du liest diese Seite als <strong>{VIEWPOINT_READERS[reading]}</strong>.
        </p>
      ) : (
        <p className="text-soft">Diese Seite lesen als</p>
      )}
      <form method="post" action={SET} className="contents">
        {from}
        {Object.entries(fieldsForPage(pathname, { chosen, paths })).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {READERS.map((reader) =>
          reader === reading ? null : (
            <button key={reader} className={button("text")} name="reader" value={reader}>
              {VIEWPOINT_READERS[reader].split(",")[0]}
            </button>
          ),
        )}
      </form>
      {reading ? (
        <form method="post" action={SET} className="contents">
          {from}
          <button className={button("text")} name="go" value="back">
            Zurück zu mir
          </button>
        </form>
      ) : null}
    </aside>
  );
}
