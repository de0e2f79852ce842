import { useSearchParams } from "@remix-run/react";
import { useBlanks } from "../blanks/use-blanks";
import { BelowText } from "./below-text";
import { notice } from "../kit";
import { MissionCompletion } from "./mission-completion";
import { MissionHeader } from "./mission-header";
import type { MissionScreenProps } from "./mission-screen-props";
import { Prose } from "./prose";
import { useMissionWork } from "../mission-work";
import { useMoment } from "../moment/late-moment";
import { useGains } from "../moment/use-gains";
import { XpParts } from "../moment/xp-parts";
import { StepsOfMission } from "../start-steps/steps-of-mission";
import { NoteCard } from "./note-card";
import { SectionsLine } from "./sections-line";
import { TaskList } from "./task-list";
import { useOpenForPaper } from "./use-open-for-paper";
import { WorkStrip } from "./work-strip";

export function MissionScreen(props: MissionScreenProps) {
  const { mission, status, user, next, doneBefore } = props;
  const isOpen = status === "active";
  const work = useMissionWork({ missionId: mission.id, user, server: props.work, rules: mission.tasks, isOpen });
  useBlanks(work);
  const { progress } = work;
  const paper = useOpenForPaper();
  // Open work leads: the next task, or what finishes the mission.
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
      <nav
        className="max-lg:hidden print:hidden"
        aria-labelledby="inhalt"
        dangerouslySetInnerHTML={{ __html: props.contents }}
      />
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
