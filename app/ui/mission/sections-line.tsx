import { Link } from "../kit";

export interface SectionsLineProps {
  slug: string;
  passages: number;
  open: number;
  /** How many parts of the text say whom they concern. */
  sections: number;
  /** Whether the learner has told their situation. */
  isTold: boolean;
  isAllOpen: boolean;
}

/** Why some of the text is folded, with the ways to open all of it and to tell one's situation. */
export function SectionsLine({ slug, passages, open, sections, isTold, isAllOpen }: SectionsLineProps) {
  const mayOpen = isAllOpen || open < passages || (isTold && sections > 0);
  if (!mayOpen && sections === 0) return null;
  return (
    <div className="text-note text-soft print:hidden">
      {sections > 0 ? (
        <p>
          {isTold
            ? "Offen ist, was dich laut deiner Angabe am meisten betrifft. Der Rest ist eine Zeile zum Antippen."
            : "Manches hier gilt nicht für alle. Beantworte sechs kurze Fragen, und offen ist, was dich betrifft."}
        </p>
      ) : null}
      <p className="row flex-wrap">
        {sections > 0 ? (
          <Link className="tap-link" to={`/profile/einstellungen/situation?mission=${slug}`}>
            {isTold ? "Situation ändern" : "Meine Situation angeben"}
          </Link>
        ) : null}
        {mayOpen ? (
          <Link className="tap-link" to={isAllOpen ? `/mission/${slug}` : "?alle=1"} preventScrollReset>
            {isAllOpen ? "Wieder falten" : "Alle öffnen"}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
