import { useSearchParams } from "@remix-run/react";
import type { Gains } from "~/domain/level/gains";
import { achievementReached, levelReached } from "~/domain/level/successes";
import { badge, button, Inno, Link } from "../kit";
import { useLeave } from "../moment/use-leave";

const REDIRECT_MS = 2_000;

/** The learner's own result, without its name in the address: nothing on this page gives it away. */
const RESULT = "/quiz-results?eigener=1";

export function QuizDone({
  xp,
  gains,
}: {
  xp: { quizCompleted: number; firstMission: number };
  /** Set only right after finishing. */
  gains: Gains | null;
}) {
  const [params] = useSearchParams();
  useLeave({ to: RESULT, afterMs: REDIRECT_MS, isOn: params.has("fertig") });
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
      {gains ? (
        <p className="text-sm text-soft">
          {[
            ...(gains.level.isReached ? [levelReached(gains.level.level)] : []),
            ...gains.achievements.map(achievementReached),
          ].join(" ")}
        </p>
      ) : null}
      <p className="flex flex-col gap-3">
        <Link className={button("next")} to={RESULT}>
          Ergebnis ansehen
        </Link>
        <Link className={button("quiet")} to="/home">
          Zum Dashboard
        </Link>
      </p>
    </main>
  );
}
