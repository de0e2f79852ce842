import { formatNumber } from "~/domain/text/german-numbers";
import type { AchievementInReach } from "~/domain/level/within-reach";
import { badge, Disc, Icon, type IconName, ProgressBar } from "../kit";

const ICONS: Record<string, IconName> = {
  "first-mission": "flag",
  "five-missions": "quests",
  "level-3": "level",
  "xp-2500": "spark",
};

export function AchievementList({ achievements }: { achievements: AchievementInReach[] }) {
  const done = achievements.filter((achievement) => achievement.done).length;
  return (
    <section className="card flex flex-col gap-3">
      <header className="row flex-wrap justify-between">
        <h2>Deine Erfolge</h2>
        <span className={badge("xp", "tabular-nums")}>{`${done} von ${achievements.length}`}</span>
      </header>
      <ul className="grid gap-4.5">
        {achievements.map((achievement) => (
          <Medal key={achievement.id} {...achievement} />
        ))}
      </ul>
    </section>
  );
}

function Medal({ id, title, description, current, target, percent, done, pathEndsAt }: AchievementInReach) {
  const reading = `${formatNumber(current)}/${formatNumber(target)}`;
  return (
    <li className="row items-start">
      <Disc className={`size-[48px] ${done ? "bg-gold text-on-accent" : "bg-sunken text-soft"}`}>
        <Icon name={done ? "check" : (ICONS[id] ?? "spark")} />
      </Disc>
      <div className="grid min-w-0 flex-1 gap-1.5 tight:basis-full">
        <h3 className="row justify-between">
          {title}
          <span className="flex-none text-sm text-soft tabular-nums">{done ? "Geschafft" : reading}</span>
        </h3>
        <p className="text-sm text-soft">
          {pathEndsAt === null
            ? description
            : `${description} Dein Pfad bringt dich bis ${formatNumber(pathEndsAt)} XP, ein weiterer Pfad darüber hinaus.`}
        </p>
        {pathEndsAt === null ? (
          <ProgressBar percent={percent} label={title} reading={reading} kind={done ? "done" : "xp"} />
        ) : null}
      </div>
    </li>
  );
}
