import { badge, button, Inno, Link } from "../kit";
import { Drawn } from "./drawn";
import type { MissionItem } from "./mission-item";

interface NextStepProps {
  mission: MissionItem;
  /** The learner's own sentence for the evening; null: they wrote none. */
  evening: string | null;
  /** Markup of the week, and of the next need on the learner's own way. */
  below: string;
  trialEnded: boolean;
}

/** A card beside the greeting, on wide windows. */
export const STEP = "card flex flex-col gap-3";

export function NextStep({ mission, evening, below, trialEnded }: NextStepProps) {
  return (
    <section className={STEP}>
      <p className="text-sm text-soft">Dein nächster Schritt</p>
      <h2>{mission.title}</h2>
      <p className="row flex-wrap">
        <span className={badge()}>{mission.estimatedTime}</span>
        <span className={badge("xp", "tabular-nums")}>{mission.xpReward} XP</span>
      </p>
      {evening ? <p className="wrap-anywhere">{evening}</p> : null}
      {trialEnded ? null : (
        <Link className={button("next", "w-full")} to={mission.to}>
          {mission.isBegun ? "Weitermachen" : "Mission öffnen"}
        </Link>
      )}
      <Drawn className="flex flex-col gap-3 empty:hidden" html={below} />
    </section>
  );
}

/** Leads to the look back, which stays open without access. */
export function PathFinished({ below }: { below: string }) {
  return (
    <section className="card row flex-wrap items-start border-mint" aria-labelledby="finished-title">
      <Inno mood="cheering" size={72} />
      <div className="flex flex-1 basis-48 flex-col gap-3">
        <h2 id="finished-title">Ziel erreicht!</h2>
        <p>
          Alle Missionen deines Pfads liegen hinter dir. Schau dir an, was du geschafft hast und was jetzt kommen kann.
        </p>
        <Link className={button("next")} to="/abschluss">
          Dein Abschluss
        </Link>
        <Drawn className="flex flex-col gap-3 empty:hidden" html={below} />
      </div>
    </section>
  );
}
