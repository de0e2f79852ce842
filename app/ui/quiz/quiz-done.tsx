import { useSearchParams } from "@remix-run/react";
import { badge, button, Inno, Link, useLeave } from "../kit";

const REDIRECT_MS = 2_000;

export function QuizDone({ type, xp }: { type: string; xp: { quizCompleted: number; firstMission: number } }) {
  const [params] = useSearchParams();
  const result = `/quiz-results?type=${encodeURIComponent(type)}`;
  useLeave({ to: result, afterMs: REDIRECT_MS, isOn: params.has("fertig") });
  return (
    <main id="main" className="screen grow items-center justify-center text-center" tabIndex={-1}>
      <Inno mood="cheering" size={140} />
      <h1>Test abgeschlossen</h1>
      <ul className="flex flex-col gap-3">
        <li className="row">
          <span className={badge("xp", "tabular-nums")}>+{xp.quizCompleted} XP</span> für den fertigen Test
        </li>
        <li className="row">
          <span className={badge("xp", "tabular-nums")}>+{xp.firstMission} XP</span> für deine erste Startmission
        </li>
      </ul>
      <p className="flex flex-col gap-3">
        <Link className={button("next")} to={result}>
          Ergebnis ansehen
        </Link>
        <Link className={button("quiet")} to="/home">
          Zum Dashboard
        </Link>
      </p>
    </main>
  );
}
