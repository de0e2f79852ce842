import type { Achievement } from "~/domain/achievements";
import { formatNumber, Icon, type IconName, ProgressBar } from "../kit";

const ICONS: Record<string, IconName> = {
  "first-mission": "flag",
  "five-missions": "quests",
  "level-3": "level",
  "xp-2500": "spark",
};

export function AchievementList({ achievements }: { achievements: Achievement[] }) {
  const done = achievements.filter((achievement) => achievement.done).length;
  return (
    <section className="card stack">
      <header className="row wrap spread">
        <h2>Deine Erfolge</h2>
        <span className="badge badge-xp numbers">{`${done} von ${achievements.length}`}</span>
      </header>
      <ul className="achievements">
        {achievements.map((achievement) => (
          <Medal key={achievement.id} {...achievement} />
        ))}
      </ul>
    </section>
  );
}

function Medal({ id, title, description, current, target, percent, done }: Achievement) {
  const reading = `${formatNumber(current)}/${formatNumber(target)}`;
  return (
    <li className="row achievement" data-done={done}>
      <span className="medal">
        <Icon name={done ? "check" : (ICONS[id] ?? "spark")} />
      </span>
      <div className="measure">
        <h3 className="row spread">
          {title}
          <span className="small numbers muted">{done ? "Geschafft" : reading}</span>
        </h3>
        <p className="small muted">{description}</p>
        <ProgressBar percent={percent} label={title} reading={reading} kind={done ? "bar-done" : "bar-xp"} />
      </div>
    </li>
  );
}
