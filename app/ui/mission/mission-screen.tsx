import { useSearchParams } from "@remix-run/react";
import { formatNumber } from "~/domain/text/german-numbers";
import type { Mission } from "~/content/library";
import type { ClientUser } from "~/domain/account/client-user";
import type { Gains } from "~/domain/level/gains";
import { XP_PER_STAGE } from "~/domain/level/levels";
import type { ServerWork } from "~/domain/missions/mission-work";
import { cameAfterFinishing, type MissionStatus } from "~/domain/missions/missions";
import { useBlanks } from "../blanks/use-blanks";
import { AskInno } from "./ask-inno";
import { BelowText } from "./below-text";
import { notice, ProgressBar } from "../kit";
import { MissionCompletion } from "./mission-completion";
import { MissionHeader } from "./mission-header";
import { Prose } from "./prose";
import { NotKept, SaveState, useMissionWork } from "../mission-work";
import type { BelowTheText } from "./material";
import { loadMoment, useMoment } from "../moment/late-moment";
import { useGains } from "../moment/use-gains";
import { XpParts } from "../moment/xp-parts";
import { StepsOfMission, type StepOfMission } from "../start-steps/steps-of-mission";
import { NoteCard } from "./note-card";
import { SectionsLine, type SectionsLineProps } from "./sections-line";
import { TaskCard } from "./task-card";
import { WorkStrip } from "./work-strip";

export interface MissionScreenProps {
  /** `picture`: markup of what is drawn for it; set only right after finishing. */
  mission: Omit<Mission, BelowTheText> & { total: number; picture: string | null };
  /** Markup of what stands below the text, and of the notice above one whose figures are out of date. */
  material: string;
  outOfDate: string | null;
  /** Markup of the sentences for the mission's evening; null once it is finished. */
  evening: string | null;
  /** Markup of what the learner thinks of the text. */
  feedback: string;
  sections: SectionsLineProps;
  steps: readonly StepOfMission[];
  /** XP of the mission; null when they were credited before. */
  pays: { xp: number; bonusXp: number } | null;
  /** Set only right after finishing. */
  gains: Gains | null | undefined;
  status: MissionStatus;
  user: ClientUser;
  work: ServerWork;
  /** Tasks that were ticked before their checklists had the items that they have now. */
  tickedBefore: readonly string[];
  /** By task, markup of what it counts on the learner's way to customers. */
  counted: Readonly<Record<string, string>>;
  next: { to: string; title: string; isOpen: boolean } | null;
  level: { level: number; percent: number };
  stage: { stage: number; percent: number };
}

export function MissionScreen(props: MissionScreenProps) {
  const { mission, status, user, next, level, stage } = props;
  const isOpen = status === "active";
  const work = useMissionWork({ missionId: mission.id, user, server: props.work, rules: mission.tasks, isOpen });
  useBlanks(work);
  const { progress } = work;
  const [params] = useSearchParams();
  const gains = useGains(props.gains);
  const Moment = useMoment();
  if (Moment && gains && status === "completed" && params.has("geschafft")) {
    const parts = gains.bonusXp > 0 ? <XpParts xp={gains.xp} bonusXp={gains.bonusXp} /> : null;
    return <Moment mission={mission} next={next} gains={gains} parts={parts} />;
  }

  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <MissionHeader mission={mission} progress={progress} hasStrip={isOpen} />
      {isOpen ? (
        <WorkStrip
          tasks={mission.tasks}
          isTicked={work.isTicked}
          progress={progress}
          estimatedTime={mission.estimatedTime}
          pays={props.pays}
        />
      ) : null}
      <div className="columns">
        <div className="flex flex-col gap-6">
          {props.outOfDate ? <div dangerouslySetInnerHTML={{ __html: props.outOfDate }} /> : null}
          {mission.explanation ? <p className={notice("plain")}>{mission.explanation}</p> : null}
          <SectionsLine {...props.sections} />
          <Prose html={mission.html} onWrite={work.answer} />
          <StepsOfMission steps={props.steps} />
          <BelowText html={props.material} />
        </div>
        <aside className="flex flex-col gap-3">
          <section className="flex flex-col gap-3">
            <div className="row flex-wrap justify-between break-after-avoid">
              <h2>Deine Aufgaben</h2>
              <SaveState />
            </div>
            <NotKept />
            <p className="break-after-avoid text-sm text-soft">
              Mit * markierte Aufgaben gehören dazu, damit die Mission zählt.
            </p>
            <ol className="flex flex-col gap-3">
              {mission.tasks.map((task, index) => (
                <TaskCard
                  key={task.id}
                  missionId={mission.id}
                  slug={mission.slug}
                  task={task}
                  number={index + 1}
                  isOpen={isOpen}
                  isNew={cameAfterFinishing({ status, required: task.required, isTicked: work.isTicked(task.id) })}
                  isTickedBefore={props.tickedBefore.includes(task.id)}
                  counted={props.counted[task.id]}
                  isTicked={work.isTicked}
                  answer={work.answerTo(task.id)}
                  onTick={(id, completed) => {
                    work.tick(id, completed);
                    // Ready before the last one is ticked, while the server can be reached.
                    if (id === task.id) void work.save().then((hasArrived) => hasArrived && loadMoment());
                  }}
                  onWrite={(answer) => work.answer(task.id, answer)}
                  onPause={() => void work.save()}
                />
              ))}
            </ol>
          </section>
          {props.evening ? <Prose html={props.evening} onWrite={work.answer} /> : null}
          <NoteCard
            missionId={mission.id}
            question={mission.noteField}
            note={work.note}
            onWrite={work.writeNote}
            onPause={() => void work.save()}
          />
          <AskInno slug={mission.slug} reminder={mission.aiCoachReminder} />
          <MissionCompletion
            status={status}
            progress={progress}
            pays={props.pays}
            badge={mission.badge}
            next={next}
            kind={mission.kind}
            save={work.save}
          />
          <div dangerouslySetInnerHTML={{ __html: props.feedback }} />
          <div className="flex flex-col gap-3 print:hidden">
            <p className="row flex-wrap text-sm text-soft tabular-nums">
              Level {level.level} · Etappe {stage.stage} (je {formatNumber(XP_PER_STAGE)} XP)
            </p>
            <ProgressBar percent={stage.percent} label={`Etappe ${stage.stage}`} kind="xp" />
          </div>
        </aside>
      </div>
    </main>
  );
}
