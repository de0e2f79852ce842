import { useEffect, useRef, type ReactNode } from "react";
import type { Gains } from "~/domain/level/gains";
import type { MissionKind } from "~/domain/missions/missions";
import { wayOn, type NextMission } from "~/domain/missions/way-on";
import { button, Disc, Icon, Inno, Link } from "../kit";
import { Confetti } from "./confetti";
import { LevelGain } from "./level-gain";
import { MomentFrame } from "./moment-frame";
import { useLeave } from "./use-leave";
import { XpGain } from "./xp-gain";

export { MOMENT_STYLES } from "./moment-frame";

const NEXT_MISSION_MS = 2_000;

export function MissionMoment({
  mission,
  next,
  gains,
  parts,
}: {
  /** `picture`: markup of what is drawn for it, as in the collection of badges. */
  mission: { kind: MissionKind; title: string; badge: string | null; picture: string | null };
  next: NextMission | null;
  gains: Gains;
  /** Parts of the XP; the mission's page has them already. */
  parts: ReactNode;
}) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), []);
  const { heading, text, title, first, byItself, others } = wayOn({ next, kind: mission.kind });
  // A mission is a quiet success; its path's end, and what happens outside (rung-moment.tsx), are the big ones.
  const isEnd = mission.kind === "path" && next === null;
  const leaving = useLeave({ to: byItself, afterMs: NEXT_MISSION_MS, waitsWhenCalm: true });
  return (
    <MomentFrame>
      {isEnd ? <Confetti /> : null}
      <header className="grid justify-items-center gap-1 text-center lg:row-span-2 lg:content-center lg:[&>svg]:size-60">
        <Inno mood="cheering" size={132} />
        <h1 ref={headingRef} className="text-[min(clamp(2rem,1.6rem+2vw,3rem),14vw)] font-[750]" tabIndex={-1}>
          {heading}
        </h1>
        <p className="text-soft">{mission.title}</p>
        <XpGain sum={gains.sum}>{parts}</XpGain>
      </header>
      <div className="card grid gap-4 py-4.5 lg:self-end">
        <LevelGain level={gains.level} />
        <ul className="grid gap-3">
          {mission.badge ? <Medal kind="badge" title={mission.badge} picture={mission.picture} /> : null}
          {gains.achievements.map((title) => (
            <Medal key={title} kind="achievement" title={title} />
          ))}
        </ul>
      </div>
      <div className="grid gap-2.5 lg:self-start">
        <p className="text-center">
          <span className={title ? "block text-sm text-soft" : ""}>{text}</span>
          {title ? <strong>{title}</strong> : null}
        </p>
        <Link
          className={button("next", "relative isolate w-full overflow-hidden")}
          to={first.to}
          data-leaving={leaving === "soon"}
        >
          {first.label}
        </Link>
        {/* Has its room from the start, so that nothing moves under a finger. */}
        <p className={`text-center text-sm text-soft ${leaving ? "" : "invisible"}`}>
          {leaving === "stays"
            ? "Bleibt stehen, solange du willst."
            : "Gleich geht es weiter. Tippe irgendwohin, um zu bleiben."}
        </p>
        <p className="row flex-wrap justify-center gap-x-2 gap-y-0">
          {others.map(({ to, label }) => (
            <Link key={to} className={button("text")} to={to}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </MomentFrame>
  );
}

const MEDALS = {
  badge: { icon: "flag", label: "Dein Abzeichen", colours: "bg-mint-soft text-mint-deep" },
  achievement: { icon: "spark", label: "Neuer Erfolg", colours: "bg-gold text-on-accent" },
} as const;

function Medal({ kind, title, picture }: { kind: keyof typeof MEDALS; title: string; picture?: string | null }) {
  const { icon, label, colours } = MEDALS[kind];
  return (
    <li className="row">
      <Disc className={`size-[48px] ${colours}`}>
        {picture ? <span className="flex" dangerouslySetInnerHTML={{ __html: picture }} /> : <Icon name={icon} />}
      </Disc>
      <p className="leading-[1.35]">
        <span className="block text-sm text-soft">{label}</span>
        <strong>{title}</strong>
      </p>
    </li>
  );
}
