import type { WorkbookPage } from "~/domain/missions/sheet";
import { MissionSheet } from "./sheet";

export interface WorkbookProps {
  path: { name: string; description: string };
  firstName: string;
  pages: WorkbookPage[];
  productName: string;
  date: string;
}

/** A whole path: cover, contents, and its missions in their order. */
export function Workbook({ path, firstName, pages, productName, date }: WorkbookProps) {
  const open = pages.filter(({ kind }) => kind === "sheet").length;
  return (
    <>
      <section className="sheet-cover">
        <p>{productName}</p>
        <h1 className="sheet-name">{path.name}</h1>
        <p>Das Arbeitsbuch von {firstName}</p>
        <p>{path.description}</p>
        <p>Stand: {date}</p>
      </section>
      <section className="sheet">
        <h2 className="sheet-title">Inhalt</h2>
        <ol className="sheet-contents">
          {pages.map((page) => (
            <li key={page.id} className="sheet-kept">
              <a href={`#${page.id}`}>
                {page.place}: {page.title}
              </a>
              {`, ${page.time}${stateOf(page)}`}
            </li>
          ))}
        </ol>
        {open < pages.length ? (
          <p>
            {open === 1 ? "Eine Mission ist" : `${open} Missionen sind`} heute für dich offen und hier ganz abgedruckt.
            Die anderen stehen mit Ziel und Zeit darin. Sobald eine offen ist, druckst du ihr Blatt nach und legst es
            dazu.
          </p>
        ) : null}
      </section>
      {pages.map((page) =>
        page.kind === "sheet" ? (
          <MissionSheet key={page.id} {...page} level={2} productName={productName} date={date} />
        ) : (
          <section key={page.id} id={page.id} className="sheet-locked sheet-kept">
            <p className="sheet-place">{page.place}</p>
            <h2 className="sheet-section">{page.title}</h2>
            <p>{page.description}</p>
            <p>
              <strong>Zeit:</strong> {page.time}. Noch nicht offen.
            </p>
          </section>
        ),
      )}
    </>
  );
}

const stateOf = (page: WorkbookPage): string =>
  page.kind === "locked" ? ", noch nicht offen" : page.isDone ? ", geschafft" : "";
