import type { MissionStatus } from "~/domain/missions/missions";
import { Disc, Icon, type IconName, Link, TitledLink } from "../kit";
import { STATUS_LABELS, type MissionItem } from "./mission-item";

const ICONS: Record<MissionStatus, IconName> = { active: "next", completed: "check", locked: "lock" };
const COLOURS: Record<MissionStatus, string> = {
  active: "bg-accent-soft text-accent-deep",
  completed: "bg-mint-soft text-mint-deep",
  locked: "bg-sunken",
};

export interface Cards {
  /** The next evenings of a rhythm; null: there is none. */
  evenings: string | null;
  /** Contacts that are due, and a companion's answer, in words; null: none. */
  dueContacts: string | null;
  companionAnswer: string | null;
  startMissions: MissionItem[];
}

/** The cards beside the trail, for the server alone, which sends them as markup: so they cost /home no script. */
export const Cards = ({ evenings, dueContacts, companionAnswer, startMissions }: Cards) => (
  <>
    {evenings ? (
      <TitledLink
        className="card"
        to="/profile/einstellungen/rhythmus"
        icon="date"
        title="Deine nächsten Abende"
        text={evenings}
      />
    ) : null}
    {dueContacts ? (
      <TitledLink className="card" to="/kundenweg" icon="profile" title="Dein Kundenweg" text={dueContacts} />
    ) : null}
    {companionAnswer ? (
      <TitledLink className="card" to="/begleitung" icon="profile" title="Deine Begleitung" text={companionAnswer} />
    ) : null}
    <StartMissions missions={startMissions} />
    <TitledLink
      className="card"
      to="/mappe"
      icon="text"
      title="Meine Gründungsmappe"
      text="Alle deine Antworten und Notizen"
    />
  </>
);

function StartMissions({ missions }: { missions: MissionItem[] }) {
  return (
    <section className="card flex flex-col gap-3">
      <h2>Startmissionen</h2>
      <ul className="flex flex-col gap-3">
        {missions.map((mission) => (
          <li key={mission.id}>
            {mission.status === "locked" ? (
              <span className="row min-h-12">
                <Inside {...mission} />
              </span>
            ) : (
              <Link className="row min-h-12 text-inherit" to={mission.to}>
                <Inside {...mission} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Inside({ title, xpReward, status }: MissionItem) {
  return (
    <>
      <Disc className={`size-[36px] ${COLOURS[status]}`}>
        <Icon name={ICONS[status]} size={18} />
      </Disc>
      <span>
        {title}
        <span className="block text-sm text-soft tabular-nums">
          {xpReward} XP · {STATUS_LABELS[status]}
        </span>
      </span>
    </>
  );
}
