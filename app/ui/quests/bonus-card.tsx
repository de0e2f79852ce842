import { Form } from "@remix-run/react";
import type { MissionStatus } from "~/domain/missions/missions";
import { badge, button, Icon, Link } from "../kit";

export interface Bonus {
  id: string;
  slug: string;
  title: string;
  description: string;
  estimatedTime: string;
  xpReward: number;
  /** Null before it was begun. */
  status: MissionStatus | null;
}

/** A mission beside all paths. */
export function BonusCard({ id, slug, title, description, estimatedTime, xpReward, status }: Bonus) {
  return (
    <section className="card flex flex-col gap-3" aria-labelledby={id}>
      <p className="row flex-wrap">
        <span className={badge(status === "completed" ? "done" : "primary")}>Zugabe</span>
        <span className={badge()}>
          <Icon name="clock" size={16} />
          {estimatedTime}
        </span>
        <span className={badge("xp", "tabular-nums")}>{xpReward} XP</span>
      </p>
      <h2 id={id}>{title}</h2>
      <p>{description}</p>
      {status === null ? (
        <Form method="post">
          <input type="hidden" name="mission" value={id} />
          <button className={button("quiet")} name="intent" value="start-bonus">
            Zugabe beginnen
          </button>
        </Form>
      ) : (
        <p>
          <Link className={button("quiet")} to={`/mission/${slug}`}>
            {status === "completed" ? "Noch einmal lesen" : "Weitermachen"}
          </Link>
        </p>
      )}
    </section>
  );
}
