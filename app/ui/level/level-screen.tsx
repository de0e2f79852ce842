import { formatNumber } from "~/domain/text/german-numbers";
import type { LevelBenefit } from "~/domain/level/level-benefits";
import type { Level, Stage } from "~/domain/level/levels";
import type { Rung } from "~/domain/rungs/rungs";
import type { AchievementInReach } from "~/domain/level/within-reach";
import type { XpPoint } from "~/domain/level/xp-history";
import { AchievementList } from "./achievement-list";
import { button, Link, Picture } from "../kit";
import { LevelBenefits } from "./level-benefits";
import { LevelStanding } from "./level-standing";
import { RungList, type RefusedRung } from "../rungs/rung-list";
import { XpChart } from "./xp-chart";

export interface LevelScreenProps {
  level: Level;
  stage: Stage;
  totalXp: number;
  startMissions: { completed: number; total: number };
  quizCompleted: boolean;
  path: { name: string; slug: string; completed: number; total: number } | null;
  /** `points` only from some days with XP on. */
  course: { days: number; points: XpPoint[] };
  /** Markup of the path's badges; null without a path. */
  badges: string | null;
  achievements: AchievementInReach[];
  benefits: LevelBenefit[];
  hasPaidPlan: boolean;
  rungs: Rung[];
  today: string;
  refused: RefusedRung | null;
}

export function LevelScreen(props: LevelScreenProps) {
  const { level, stage, totalXp, startMissions, quizCompleted, path, course, badges, achievements, benefits } = props;
  const career = <CareerPath path={path} startMissions={startMissions} quizCompleted={quizCompleted} />;
  // Beside a curve the left column has room for the path, above a sentence the right one.
  const hasCurve = course.points.length > 0;
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <h1>Dein Level</h1>
      <div className="columns gap-5">
        <div className="flex flex-col gap-5">
          <LevelStanding level={level} stage={stage} totalXp={totalXp} />
          <dl className="grid grid-cols-2 gap-4 tight:grid-cols-1">
            <Figure name="XP gesamt" value={formatNumber(totalXp)} />
            <Figure
              name={path?.completed === 1 ? "Mission abgeschlossen" : "Missionen abgeschlossen"}
              value={formatNumber(path?.completed ?? 0)}
            />
          </dl>
          {hasCurve ? career : null}
        </div>
        <div className="flex flex-col gap-5">
          {hasCurve ? null : career}
          <section className="card flex flex-col gap-3">
            <h2>Dein XP-Verlauf</h2>
            <Course {...course} totalXp={totalXp} quizCompleted={quizCompleted} />
          </section>
        </div>
      </div>
      {badges ? (
        <section className="card" aria-labelledby="badges-title" dangerouslySetInnerHTML={{ __html: badges }} />
      ) : null}
      <div className="columns gap-5">
        <RungList rungs={props.rungs} today={props.today} refused={props.refused} />
        <div className="flex flex-col gap-5">
          <AchievementList achievements={achievements} />
          <LevelBenefits level={level.level} benefits={benefits} hasPaidPlan={props.hasPaidPlan} />
        </div>
      </div>
    </main>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="card flex flex-col-reverse justify-end px-[min(1.125rem,4.5vw)] py-4">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-display text-[1.75rem] leading-[1.2] font-bold">{value}</dd>
    </div>
  );
}

type CareerPathProps = Pick<LevelScreenProps, "path" | "startMissions" | "quizCompleted">;

function CareerPath({ path, startMissions, quizCompleted }: CareerPathProps) {
  const started = (
    <p className="text-sm text-soft tabular-nums">{`Startmissionen: ${startMissions.completed} von ${startMissions.total}`}</p>
  );
  if (!path) {
    return (
      <section className="card flex flex-col gap-3">
        <h2>Noch kein Berufspfad</h2>
        <p>Auf deinem Pfad sammelst du die meisten XP: Jede Mission bringt dir welche und einen Bonus dazu.</p>
        {started}
        <p>
          <Link className={button(quizCompleted ? "next" : "quiet")} to="/career-path-selection">
            Berufspfad wählen
          </Link>
        </p>
      </section>
    );
  }
  return (
    <section className="card row">
      <Picture src={`/art/paths/${path.slug}.svg`} alt="" width={96} height={60} className="rounded-xl" />
      <div className="grid min-w-0 flex-1 gap-1.5 tight:basis-full">
        <h2 className="font-sans text-sm leading-[inherit] font-normal tracking-normal text-soft">Dein Berufspfad</h2>
        <p>
          <strong>{path.name}</strong>
        </p>
        <p className="text-sm text-soft tabular-nums">{`${path.completed} von ${path.total} Missionen geschafft`}</p>
        {started}
      </div>
    </section>
  );
}

type CourseProps = LevelScreenProps["course"] & Pick<LevelScreenProps, "totalXp" | "quizCompleted">;

function Course({ days, points, totalXp, quizCompleted }: CourseProps) {
  if (points.length > 0) return <XpChart points={points} />;
  if (days > 0) {
    return (
      <p>{`Bisher ${formatNumber(totalXp)} XP an ${days === 1 ? "einem Tag" : `${days} Tagen`}. Ab dem dritten Tag mit XP wird daraus eine Kurve.`}</p>
    );
  }
  return (
    <>
      <p>Noch keine XP. Sobald du die ersten sammelst, wächst hier deine Kurve.</p>
      {quizCompleted ? null : (
        <p>
          <Link className={button("next")} to="/quiz">
            Mit dem Test die ersten 100 XP holen
          </Link>
        </p>
      )}
    </>
  );
}
