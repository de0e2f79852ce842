import { canComplete, currentMission, missionProgress, type MissionStatus } from "./missions";
import type { TaskType } from "./task-type";

export type QuestAction = "start-test" | "select-career" | "start-mission";

interface TaskOfMission {
  id: string;
  title: string;
  description: string;
  type: TaskType;
  required: boolean;
  actionType?: QuestAction | undefined;
}

export interface QuestMission {
  id: string;
  slug: string;
  order: number;
  title: string;
  description: string;
  estimatedTime: string;
  xpReward: number;
  status: MissionStatus;
  tasks: readonly TaskOfMission[];
  completedTasks: readonly string[];
}

export interface QuestTask {
  id: string;
  title: string;
  description: string;
  type: TaskType;
  required: boolean;
  completed: boolean;
  action: { label: string; to: string };
}

export interface Quest {
  /** The current step. Only a "mission" has tasks that can be ticked. */
  kind: "quiz" | "career-path" | "mission" | "locked-mission" | "all-done";
  title: string;
  description: string;
  estimatedTime: string | null;
  mission: { id: string; slug: string; order: number; xpReward: number } | null;
  tasks: QuestTask[];
  canFinish: boolean;
}

const ACTION_LABELS: Record<QuestAction, string> = {
  "start-test": "Test starten",
  "select-career": "Berufspfad wählen",
  "start-mission": "Mission starten",
};
const OTHER_ACTION_LABEL = "Aufgabe bearbeiten";

/** The quest that /quests shows; `missions` are those of the chosen path, null without one. */
export function currentQuest({
  quizCompleted,
  missions,
}: {
  quizCompleted: boolean;
  missions: readonly QuestMission[] | null;
}): Quest {
  if (!quizCompleted) return QUIZ_QUEST;
  if (missions === null) return CAREER_PATH_QUEST;
  const mission = currentMission(missions);
  if (!mission) return ALL_DONE;
  return mission.status === "locked" ? lockedMission(mission) : activeMission(mission);
}

export function countCompleted(tasks: readonly { completed: boolean }[]): number {
  return tasks.filter(({ completed }) => completed).length;
}

/** A mission's quest with the ticks that this device knows. */
export function withTicks(quest: Quest, isTicked: (task: string) => boolean): Quest {
  const tasks = quest.tasks.map((task) => ({ ...task, completed: isTicked(task.id) }));
  // The server decides about finishing: an unsent tick does not allow it yet, an unsent untick no longer.
  const canFinish = quest.canFinish && tasks.every(({ required, completed }) => completed || !required);
  return { ...quest, tasks, canFinish };
}

function activeMission(mission: QuestMission): Quest {
  const completed = new Set(mission.completedTasks);
  return {
    ...about(mission),
    kind: "mission",
    tasks: mission.tasks.map((task) => ({
      id: task.id,
      title: task.title,
      description: task.description,
      type: task.type,
      required: task.required,
      completed: completed.has(task.id),
      action: actionOf(task, mission),
    })),
    canFinish: canComplete({ status: mission.status, progress: missionProgress(mission.tasks, completed) }).ok,
  };
}

/** A locked mission offers one task, to open it; its own tasks appear after that. */
function lockedMission(mission: QuestMission): Quest {
  return {
    ...about(mission),
    kind: "locked-mission",
    tasks: [
      {
        id: "start-mission",
        title: `„${mission.title}“ starten`,
        description: "Öffne die nächste Mission auf deinem Pfad, dann siehst du hier ihre Aufgaben.",
        type: "checklist",
        required: true,
        completed: false,
        action: { label: ACTION_LABELS["start-mission"], to: `/mission/${mission.slug}` },
      },
    ],
    canFinish: false,
  };
}

function about({ id, slug, order, xpReward, title, description, estimatedTime }: QuestMission) {
  return { title, description, estimatedTime, mission: { id, slug, order, xpReward } };
}

function actionOf(task: TaskOfMission, mission: QuestMission): QuestTask["action"] {
  const label = task.actionType ? ACTION_LABELS[task.actionType] : OTHER_ACTION_LABEL;
  if (task.actionType === "start-test") return { label, to: "/quiz" };
  if (task.actionType === "select-career") return { label, to: "/career-path-selection" };
  return { label, to: `/mission/${mission.slug}#${task.id}` };
}

const QUIZ_QUEST: Quest = {
  kind: "quiz",
  title: "Persönlichkeitstest abschließen",
  description:
    "24 kurze Aussagen in etwa 5\u00a0Minuten, dazu Zeit für dein Ergebnis: Welcher der acht Typen passt zu dir, und welche Berufspfade öffnet er dir?",
  estimatedTime: "10–15\u00a0Min",
  mission: null,
  tasks: [
    {
      id: "start-test",
      title: "Test machen",
      description: "Antworte nach dem ersten Gefühl. Du kannst jederzeit unterbrechen und später weitermachen.",
      type: "quiz",
      required: true,
      completed: false,
      action: { label: ACTION_LABELS["start-test"], to: "/quiz" },
    },
  ],
  canFinish: false,
};

const CAREER_PATH_QUEST: Quest = {
  kind: "career-path",
  title: "Berufspfad wählen",
  description: "Drei Pfade passen besonders gut zu deinem Typ. Such dir einen aus, du kannst später wechseln.",
  estimatedTime: "5–10\u00a0Min",
  mission: null,
  tasks: [
    {
      id: "select-career",
      title: "Pfade vergleichen und einen wählen",
      description: "Jeder Pfad führt dich Mission für Mission von der Idee bis zu den ersten Aufträgen.",
      type: "checklist",
      required: true,
      completed: false,
      action: { label: ACTION_LABELS["select-career"], to: "/career-path-selection" },
    },
  ],
  canFinish: false,
};

const ALL_DONE: Quest = {
  kind: "all-done",
  title: "Alle Missionen abgeschlossen!",
  description:
    "Du bist deinen Pfad bis zum Ende gegangen. Was du dir erarbeitet hast, bleibt in jeder Mission nachlesbar.",
  estimatedTime: null,
  mission: null,
  tasks: [],
  canFinish: false,
};
