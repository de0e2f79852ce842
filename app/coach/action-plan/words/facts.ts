import type { ActionPlan } from "~/domain/action-plan/action-plan";
import type { KnownMission } from "~/domain/action-plan/plan-view";
import type { ActionPlanWeek } from "~/domain/action-plan/weeks";

/** The learner whom the plan is for. */
export interface WordedLearner {
  firstName: string;
  typeSlug: string | null;
  typeName: string | null;
  pathName: string;
}

export interface WordedActionPlan {
  goal: string;
  eveningsPerWeek: number;
  plan: ActionPlan;
  missions: readonly KnownMission[];
}

export interface WeekFacts {
  week: ActionPlanWeek;
  /** Titles of the missions that begin in this week. */
  begun: string[];
  finished: string[];
  goesOn: string[];
  doneTasks: number;
  openTasks: number;
  firstTask: string | null;
}

/** Facts of each week from which its sentence is made. */
export function weekFacts({ plan, missions }: Pick<WordedActionPlan, "plan" | "missions">): WeekFacts[] {
  const known = new Map(missions.map((mission) => [mission.id, mission]));
  const seen = new Set<string>();
  return plan.weeks.map((week) => {
    const titleOf = (id: string) => known.get(id)?.title ?? "";
    const isNew = ({ id }: { id: string }) => !seen.has(id);
    const tasks = week.missions.flatMap((mission) => mission.tasks.map((task) => ({ ...task, missionId: mission.id })));
    const open = tasks.filter(({ standing }) => standing !== "done");
    const [first] = open;
    const facts = {
      week,
      begun: week.missions.filter(isNew).map(({ id }) => titleOf(id)),
      finished: week.missions.filter(({ isFinished }) => isFinished).map(({ id }) => titleOf(id)),
      goesOn: week.missions.filter((mission) => !isNew(mission) && !mission.isFinished).map(({ id }) => titleOf(id)),
      doneTasks: tasks.length - open.length,
      openTasks: open.length,
      firstTask: known.get(first?.missionId ?? "")?.tasks.find(({ id }) => id === first?.id)?.title ?? null,
    };
    for (const { id } of week.missions) seen.add(id);
    return facts;
  });
}
