import { useSearchParams } from "@remix-run/react";
import type { Mission } from "~/content/library";
import type { ClientUser } from "~/domain/account/client-user";
import type { Gains } from "~/domain/level/gains";
import type { ServerWork } from "~/domain/missions/mission-work";
import type { MissionStatus } from "~/domain/missions/missions";
import { useBlanks } from "../blanks/use-blanks";
import { BelowText } from "./below-text";
import { notice } from "../kit";
import { MissionCompletion } from "./mission-completion";
import { MissionHeader } from "./mission-header";
import { Prose } from "./prose";
import { useMissionWork } from "../mission-work";
import type { BelowTheText } from "./material";
import { useMoment } from "../moment/late-moment";
import { useGains } from "../moment/use-gains";
import { XpParts } from "../moment/xp-parts";
import { StepsOfMission, type StepOfMission } from "../start-steps/steps-of-mission";
import { NoteCard } from "./note-card";
import { SectionsLine, type SectionsLineProps } from "./sections-line";
import { TaskList } from "./task-list";
import { useOpenForPaper } from "./use-open-for-paper";
import { WorkStrip } from "./work-strip";

export interface MissionScreenProps {
  /** `picture`: markup of what is drawn for it; set only right after finishing. */
  mission: Omit<Mission, BelowTheText | "aiCoachReminder"> & { total: number; picture: string | null };
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
  /** Markup of Inno's question, and of level and stage. */
  inno: string;
  standing: string;
  /** Tasks that were done when the page was made; null before anything was. */
  doneBefore: readonly string[] | null;
}

export function MissionScreen(props: MissionScreenProps) {
  const { mission, status, user, next, doneBefore } = props;
  const isOpen = status === "active";
  const work = useMissionWork({ missionId: mission.id, user, server: props.work, rules: mission.tasks, isOpen });
  useBlanks(work);
  const { progress } = work;
  const paper = useOpenForPaper();
  // What is left to do leads: the next task, or what finishes the mission.
  const isReady = doneBefore !== null && props.work.progress === 100;
  const [params] = useSearchParams();
  const gains = useGains(props.gains);
  const Moment = useMoment();
  if (Moment && gains && status === "completed" && params.has("geschafft")) {
    const parts = gains.bonusXp > 0 ? <XpParts xp={gains.xp} bonusXp={gains.bonusXp} /> : null;
    return <Moment mission={mission} next={next} gains={gains} parts={parts} />;
  }

  const text = (
    <div key="text" className="flex flex-col gap-6">
      {doneBefore ? <h2 className="lg:hidden">Was du liest</h2> : null}
      <div dangerouslySetInnerHTML={{ __html: props.standing }} />
      {props.outOfDate ? <div dangerouslySetInnerHTML={{ __html: props.outOfDate }} /> : null}
      {mission.explanation ? <p className={notice("plain")}>{mission.explanation}</p> : null}
      <SectionsLine {...props.sections} />
      <Prose html={mission.html} onWrite={work.answer} />
      <StepsOfMission steps={props.steps} />
      <BelowText html={props.material} />
      <div dangerouslySetInnerHTML={{ __html: props.feedback }} />
    </div>
  );
  const completion = (
    <MissionCompletion
      key="completion"
      status={status}
      progress={progress}
      pays={props.pays}
      badge={mission.badge}
      next={next}
      kind={mission.kind}
      save={work.save}
    />
  );
  const tasks = (
    <aside key="tasks" className={`flex flex-col gap-3 ${doneBefore ? "lg:order-1" : ""}`} ref={paper}>
      {isReady ? completion : null}
      <TaskList {...props} work={work} isOpen={isOpen} />
      {props.evening ? <Prose html={props.evening} onWrite={work.answer} /> : null}
      <NoteCard
        missionId={mission.id}
        question={mission.noteField}
        note={work.note}
        inno={props.inno}
        onWrite={work.writeNote}
        onPause={() => void work.save()}
      />
      {isReady ? null : completion}
    </aside>
  );
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <MissionHeader mission={mission} progress={progress} />
      {isOpen ? (
        <WorkStrip
          tasks={mission.tasks}
          isTicked={work.isTicked}
          progress={progress}
          estimatedTime={mission.estimatedTime}
          pays={props.pays}
        />
      ) : null}
      <div className="columns">{doneBefore ? [tasks, text] : [text, tasks]}</div>
    </main>
  );
}
