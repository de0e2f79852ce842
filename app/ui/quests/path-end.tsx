import type { ReactNode } from "react";
import type { Quest } from "~/domain/missions/quests";
import { badge, button, Inno, Link } from "../kit";

/** The quests at the end of a path: what is told of it stands on a page of its own. */
export function PathEnd({ quest, pathName, children }: { quest: Quest; pathName: string; children: ReactNode }) {
  return (
    <div className="columns">
      <section className="card flex flex-col items-center gap-3 text-center" aria-labelledby="end-title">
        <Inno mood="cheering" size={120} />
        <p className={badge("done")}>{pathName}</p>
        <h2 id="end-title">{quest.title}</h2>
        <p>{quest.description}</p>
        <Link className={button("next", "w-full")} to="/abschluss">
          Dein Abschluss
        </Link>
      </section>
      <div className="flex flex-col gap-3">{children}</div>
    </div>
  );
}
