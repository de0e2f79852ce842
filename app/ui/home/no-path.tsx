import { button, Link, Picture } from "../kit";

export function NoPath({ quizCompleted }: { quizCompleted: boolean }) {
  return (
    <div className="card flex flex-col items-center gap-3 text-center">
      <Picture src="/art/states/empty.svg" alt="" width={240} height={180} eager />
      <p>Wähle erst einen Berufspfad, um Missionen zu sehen.</p>
      {quizCompleted ? (
        <Link className={button("next")} to="/career-path-selection">
          Berufspfad wählen
        </Link>
      ) : (
        <Link className={button("next")} to="/quiz">
          Test starten
        </Link>
      )}
    </div>
  );
}
