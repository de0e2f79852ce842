import { Link } from "../kit";

/** What the account says about a person, with the way to change each. */
export function AboutList({
  email,
  type,
  quizCompleted,
  path,
  memberSince,
}: {
  email: string;
  type: { name: string } | null;
  quizCompleted: boolean;
  path: string | null;
  memberSince: string;
}) {
  return (
    <section className="card about" aria-labelledby="about-title">
      <h2 id="about-title">Über dich</h2>
      <dl>
        <div>
          <dt>E-Mail</dt>
          <dd className="address">{email}</dd>
        </div>
        <div>
          <dt>Persönlichkeitstyp</dt>
          <dd>{type?.name ?? "Noch offen"}</dd>
          <dd className="about-action">
            <Link className="button button-quiet" to={quizCompleted ? "/neustart/quiz" : "/quiz"}>
              {quizCompleted ? "Quiz wiederholen" : "Quiz starten"}
            </Link>
          </dd>
        </div>
        <div>
          <dt>Berufspfad</dt>
          <dd>{path ?? "Noch offen"}</dd>
          <dd className="about-action">
            <Link className="button button-quiet" to={path ? "/neustart/pfad" : "/career-path-selection"}>
              {path ? "Berufspfad wechseln" : "Berufspfad wählen"}
            </Link>
          </dd>
        </div>
        <div>
          <dt>Dabei seit</dt>
          <dd className="numbers">{memberSince}</dd>
        </div>
      </dl>
    </section>
  );
}
