import type { ClientUser } from "~/domain/account/client-user";
import {
  editEntry,
  tickEntry,
  tickedTasks,
  type MissionWork,
  type ServerWork,
} from "~/domain/mission-work/mission-work";
import { missionProgress, type TaskRule } from "~/domain/missions/missions";
import { readable } from "~/domain/text/readable";
import { flushAfterPause, workStore } from "./browser-store";
import { takeEarlyEdits } from "./early-edits";

type MissionActions = ReturnType<typeof createMissionActions>;

/** Edits of a mission's work, for its page. */
export function createMissionActions(missionId: string, rules: readonly TaskRule[]) {
  const edit = (change: (work: MissionWork) => MissionWork) =>
    workStore.edit(missionId, (work) => {
      const changed = change(work);
      return { ...changed, progress: missionProgress(rules, tickedTasks(changed)) };
    });
  return {
    /** Items are sent together after a pause, as several are ticked in a row. */
    tick: (id: string, completed: boolean) => {
      edit((work) => tickEntry(work, { id, completed, now: Date.now(), tasks: rules }));
      if (rules.some((task) => task.id === id)) void workStore.flush();
      else flushAfterPause();
    },
    answer: (task: string, text: string) => {
      const value = readable(text);
      edit((work) => ({
        ...work,
        answers: { ...work.answers, [task]: editEntry(work.answers[task], value, Date.now()) },
      }));
      flushAfterPause();
    },
    writeNote: (text: string) => {
      edit((work) => ({ ...work, note: editEntry(work.note, readable(text), Date.now()) }));
      flushAfterPause();
    },
    /** Sends the queue; true when it is empty afterwards. */
    save: () => workStore.flush(),
  };
}

/** Takes the server's state of a mission whose page is open, and what was done to the page before its scripts ran. */
export function openMissionPage(
  { missionId, user, server, isOpen }: { missionId: string; user: ClientUser; server: ServerWork; isOpen: boolean },
  actions: MissionActions,
): void {
  workStore.open(user);
  workStore.receive(missionId, server);
  for (const { task, completed, text } of takeEarlyEdits(missionId)) {
    if (task === null) actions.writeNote(text ?? "");
    else if (completed === undefined) actions.answer(task, text ?? "");
    else if (isOpen) actions.tick(task, completed);
  }
  if (workStore.hasUnsent()) void workStore.flush();
}
