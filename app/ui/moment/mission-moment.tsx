import { useEffect, useRef } from "react";
import type { Gains } from "~/domain/gains";
import { wayOn, type NextMission } from "~/domain/way-on";
import { Icon, type IconName, Inno, Link, useLeave } from "../kit";
import { Confetti } from "./confetti";
import { LevelGain } from "./level-gain";
import { XpGain } from "./xp-gain";

const NEXT_MISSION_MS = 2_000;

/** The moment after a mission: what it brought and what comes next, on a screen of its own. */
export function MissionMoment({
  mission,
  next,
  isStartMission,
  gains,
}: {
  mission: { title: string; badge: string | null };
  next: NextMission | null;
  isStartMission: boolean;
  gains: Gains;
}) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  const { heading, text, title, first, others } = wayOn({ next, isStartMission });
  const isLeaving = useLeave({ to: first.to, afterMs: NEXT_MISSION_MS });
  return (
    <main id="main" className="moment" tabIndex={-1}>
      <Confetti />
      <header className="moment-head">
        <Inno mood="cheering" size={132} />
        <h1 ref={headingRef} tabIndex={-1}>
          {heading}
        </h1>
        <p className="muted">{mission.title}</p>
        <XpGain {...gains} />
      </header>
      <div className="card moment-gains">
        <LevelGain level={gains.level} />
        <ul className="moment-medals">
          {mission.badge ? <Medal icon="flag" kind="medal-badge" label="Dein Abzeichen" title={mission.badge} /> : null}
          {gains.achievements.map((title) => (
            <Medal key={title} icon="spark" kind="medal-achievement" label="Neuer Erfolg" title={title} />
          ))}
        </ul>
      </div>
      <section className="moment-next">
        <p className="centered">
          <span className={title ? "muted small block" : ""}>{text}</span>
          {title ? <strong>{title}</strong> : null}
        </p>
        <Link className="button button-next button-block" to={first.to} data-leaving={isLeaving}>
          {first.label}
        </Link>
        <p className="row wrap moment-others">
          {others.map(({ to, label }) => (
            <Link key={to} className="button button-text" to={to}>
              {label}
            </Link>
          ))}
        </p>
      </section>
    </main>
  );
}

function Medal({ icon, kind, label, title }: { icon: IconName; kind: string; label: string; title: string }) {
  return (
    <li className="row">
      <span className={`medal ${kind}`}>
        <Icon name={icon} />
      </span>
      <p>
        <span className="muted small block">{label}</span>
        <strong>{title}</strong>
      </p>
    </li>
  );
}
