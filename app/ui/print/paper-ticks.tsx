import { Form, useNavigation } from "@remix-run/react";
import type { Message } from "~/domain/messages/messages";
import { paperTask, type OpenMission } from "~/domain/mission-work/paper-ticks";
import { withItems } from "~/domain/missions/task-items";
import { BackLink, button, Field, Link, notice, Picture, waiting } from "../kit";

interface PaperTicksProps {
  missions: OpenMission[];
  /** Days as 2026-11-22. */
  today: string;
  registeredOn: string;
  failure: { task?: Message; day?: Message; sent: { tasks: string[]; day: string } } | null;
}

export function PaperTicks({ missions, today, registeredOn, failure }: PaperTicksProps) {
  const isSaving = useNavigation().state === "submitting";
  const open = missions.filter(({ tasks }) => tasks.length > 0);
  const ready = missions.filter(({ tasks }) => tasks.every(({ required }) => !required));
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <BackLink to="/quests" />
      <h1>Vom Papier nachtragen</h1>
      <p className="text-lead text-soft">
        Hast du Aufgaben auf Papier gelöst? Hake sie hier in einem Zug ab. Deine Antworten kannst du in der Mission
        abtippen, musst du aber nicht.
      </p>
      {ready.length > 0 ? <Ready missions={ready} /> : null}
      {open.length === 0 ? (
        <NothingOpen />
      ) : (
        // The key makes a new form for a new list: ticks in the old one are dropped.
        <Form
          key={open.flatMap(({ tasks }) => withItems(tasks).map(({ id }) => id)).join()}
          method="post"
          className="grid gap-5"
        >
          {failure?.task ? <Refused {...failure.task} /> : null}
          {open.map((mission) => (
            <MissionTasks key={mission.id} mission={mission} sent={failure?.sent.tasks ?? []} />
          ))}
          <Field
            label="Erledigt am"
            hint="An mehreren Tagen? Trag sie nacheinander ein."
            name="day"
            type="date"
            required
            min={registeredOn}
            max={today}
            defaultValue={failure?.sent.day ?? today}
            error={failure?.day}
          />
          <button className={button("next")} {...waiting(isSaving)}>
            {isSaving ? "Einen Moment …" : "Abhaken"}
          </button>
        </Form>
      )}
    </main>
  );
}

function MissionTasks({ mission, sent }: { mission: OpenMission; sent: readonly string[] }) {
  return (
    <fieldset className="card">
      <legend className="sr-only">
        Mission {mission.order}: {mission.title}
      </legend>
      <p className="text-sm text-soft">Mission {mission.order}</p>
      <h2>{mission.title}</h2>
      {mission.tasks.map(({ items, ...task }) => (
        <div key={task.id}>
          <PaperBox {...task} mission={mission} text={task.title} sent={sent} />
          {items.length > 0 ? (
            <div className="ps-8">
              {items.map((item) => (
                <PaperBox key={item.id} {...item} mission={mission} sent={sent} />
              ))}
            </div>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}

function PaperBox({
  id,
  text,
  required,
  mission,
  sent,
}: {
  id: string;
  text: string;
  required: boolean;
  mission: OpenMission;
  sent: readonly string[];
}) {
  const value = paperTask({ missionId: mission.id, taskId: id });
  return (
    <label className="row min-h-11 cursor-pointer py-1.5">
      <input
        type="checkbox"
        className="size-6.5 shrink-0 accent-primary"
        name="task"
        value={value}
        defaultChecked={sent.includes(value)}
      />
      <span>
        {text}
        {required ? "" : " (freiwillig)"}
      </span>
    </label>
  );
}

/** Missions ready to finish, each by its own button alone. */
function Ready({ missions }: { missions: OpenMission[] }) {
  return (
    <section className={notice("plain")} aria-labelledby="ready">
      <h2 id="ready">Bereit zum Abschließen</h2>
      <ul>
        {missions.map(({ id, slug, order, title }) => (
          <li key={id}>
            <Link className="inline-block py-2.5 underline decoration-[0.07em]" to={`/mission/${slug}`}>
              Mission {order}: {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refused({ title, description }: Message) {
  return (
    <div className={notice("error")} role="alert">
      <p>
        <strong>{title}.</strong> {description}
      </p>
    </div>
  );
}

function NothingOpen() {
  return (
    <div className="card flex flex-col items-center gap-3 text-center">
      <Picture src="/art/states/done.svg" alt="" width={240} height={180} eager />
      <p>Gerade ist keine Aufgabe offen. Alles, was du abhaken kannst, ist abgehakt.</p>
      <Link className={button("next")} to="/quests">
        Zu deinen Quests
      </Link>
    </div>
  );
}
