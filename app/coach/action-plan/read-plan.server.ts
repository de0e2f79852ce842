import { library } from "~/content/library.server";
import { getActionPlan, listDoneWork, type StoredActionPlan } from "~/db/rhythm/action-plan.server";
import { makeActionPlan, type ActionPlan } from "~/domain/action-plan/action-plan";
import { usualSettings } from "~/domain/action-plan/plan-form";
import type { KnownMission } from "~/domain/action-plan/plan-view";
import type { ActionPlanSettings } from "~/domain/action-plan/settings";
import { withRhythm, type Rhythm } from "~/domain/rhythm/rhythm";
import { weeksAhead } from "~/domain/rhythm/weeks-ahead";
import type { CareerPath, MissionHead } from "~/content/library";
import { plannedMissions, withoutTime } from "./planned-missions";
import type { WordedLearner, WordedActionPlan } from "./words/facts";

interface Person {
  userId: string;
  firstName: string;
  personalityType: string | null;
  selectedCareerPath: string | null;
}

export interface PreparedActionPlan extends WordedActionPlan {
  plan: ActionPlan;
  learner: WordedLearner;
  /** Titles of missions whose time was assumed. */
  assumed: string[];
}

/** Today's plan for the member's path; null without a path. */
export async function readActionPlan(person: Person, today: string) {
  const path = library().getPathByName(person.selectedCareerPath);
  const kept = await getActionPlan({ userId: person.userId });
  if (!path) return { path: null, kept, made: null };
  return { path, kept, made: kept && (await planFor({ person, path, today, ...kept })) };
}

/** An example plan with the usual settings, for a member who has none. */
export const readExample = (person: Person, path: CareerPath, today: string): Promise<PreparedActionPlan> =>
  planFor({ person, path, today, goal: "", settings: usualSettings(today) });

/** The weeks ahead at a rhythm; null without a path. */
export async function readWeeksAhead(person: Person, rhythm: Rhythm, today: string) {
  const path = library().getPathByName(person.selectedCareerPath);
  if (!path) return null;
  const settings = withRhythm(usualSettings(today), rhythm, today);
  const { plan, missions } = await planFor({ person, path, today, goal: "", settings });
  return weeksAhead(
    plan,
    missions.map(({ id }) => id),
  );
}

async function planFor({
  person,
  path,
  today,
  goal,
  settings,
}: { person: Person; path: CareerPath; today: string; settings: ActionPlanSettings } & Pick<StoredActionPlan, "goal">) {
  const missions = library().listMissions(path.slug);
  const done = await listDoneWork({ userId: person.userId, missionIds: missions.map(({ id }) => id) });
  const open = new Set(done.missions.flatMap(({ missionId, status }) => (status === "locked" ? [] : missionId)));
  const type = library().getTypeByName(person.personalityType);
  return {
    goal,
    eveningsPerWeek: settings.eveningsPerWeek,
    plan: makeActionPlan({ settings, missions: plannedMissions(missions, done, settings.startDay), today }),
    missions: missions.map((mission) => toKnown(mission, open)),
    learner: {
      firstName: person.firstName,
      typeSlug: type?.slug ?? null,
      typeName: type?.name ?? null,
      pathName: path.name,
    },
    assumed: withoutTime(missions),
  } satisfies PreparedActionPlan;
}

const toKnown = ({ id, title, slug, tasks }: MissionHead, open: ReadonlySet<string>): KnownMission => ({
  id,
  title,
  to: open.has(id) ? `/mission/${slug}` : null,
  tasks: tasks.map((task) => ({ id: task.id, title: task.title })),
});
