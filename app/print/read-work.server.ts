import { listAnswersAndTicks, listNotesAndCalculations } from "~/db/missions/portfolio.server";
import { listMissionStandings } from "~/db/missions/missions.server";
import type { Calculations } from "~/domain/calculation/outcome";
import type { EveningPlan } from "~/domain/evening-plans/evening-plan";
import type { MissionStatus } from "~/domain/missions/missions";

/** A learner's work in one mission. */
export interface LearnersWork {
  status: MissionStatus;
  /** Ids of tasks and of items. */
  completedTasks: readonly string[];
  /** Answers by task. */
  answers: ReadonlyMap<string, string>;
  note: string;
  /** The learner's plan for the evening. */
  evening: EveningPlan | null;
  /** Answers of all missions, by task. */
  allAnswers: ReadonlyMap<string, string>;
  /** The learner's values, by calculator, in all missions. */
  calculations: Calculations;
}

/** Work by mission; only missions the learner has begun. */
export async function readLearnersWork({ userId }: { userId: string }): Promise<ReadonlyMap<string, LearnersWork>> {
  const all = { userId, search: "" };
  const [standings, written, { notes, calculations }] = await Promise.all([
    listMissionStandings({ userId }),
    listAnswersAndTicks(all),
    listNotesAndCalculations(all),
  ]);
  // Answers in the blanks of templates, too, which are printed where they stand.
  const answers = [...written.answers, ...written.blanks];
  const noteOf = new Map(notes.map(({ missionId, note }) => [missionId, note]));
  const allAnswers = new Map(answers.map(({ taskId, answer }) => [taskId, answer]));
  return new Map(
    standings.map(({ missionId, status, completedTasks, evening }) => {
      const own = answers.filter((each) => each.missionId === missionId);
      const answerTo = new Map(own.map(({ taskId, answer }) => [taskId, answer]));
      return [
        missionId,
        {
          status,
          completedTasks,
          answers: answerTo,
          note: noteOf.get(missionId) ?? "",
          evening,
          allAnswers,
          calculations,
        },
      ];
    }),
  );
}

export const isTouched = ({ completedTasks, answers, note, evening, calculations }: LearnersWork): boolean =>
  completedTasks.length > 0 ||
  answers.size > 0 ||
  note !== "" ||
  !!evening?.ifThen ||
  !!evening?.otherwise ||
  calculations.size > 0;
