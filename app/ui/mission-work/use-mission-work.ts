import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ClientUser } from "~/domain/account/client-user";
import {
  editEntry,
  NO_WORK,
  receive,
  tickedTasks,
  type MissionWork,
  type ServerWork,
} from "~/domain/missions/mission-work";
import { missionProgress, type TaskRule } from "~/domain/missions/missions";
import { readable } from "~/domain/text/readable";
import { flushAfterPause, workStore } from "./browser-store";
import { takeEarlyEdits } from "./early-edits";

export function useMissionWork({
  missionId,
  user,
  server,
  rules,
  isOpen,
}: {
  missionId: string;
  user: ClientUser;
  server: ServerWork;
  rules: readonly TaskRule[];
  /** Ticks of a finished mission stay; its answers and note are written on. */
  isOpen: boolean;
}) {
  const rendered = useMemo(() => receive(NO_WORK, server), [server]);
  const work = useSyncExternalStore(
    workStore.subscribe,
    () => workStore.get(missionId) ?? rendered,
    () => rendered,
  );
  const actions = useMemo(() => createActions(missionId, rules), [missionId, rules]);
  useEffect(() => {
    workStore.open(user);
    workStore.receive(missionId, server);
    for (const { task, completed, text } of takeEarlyEdits(missionId)) {
      if (task === null) actions.writeNote(text ?? "");
      else if (completed === undefined) actions.answer(task, text ?? "");
      else if (isOpen) actions.tick(task, completed);
    }
    if (workStore.hasUnsent()) void workStore.flush();
  }, [missionId, user, server, isOpen, actions]);
  return {
    isTicked: (task: string) => work.ticks[task]?.value ?? false,
    answerTo: (task: string) => work.answers[task]?.value ?? "",
    note: work.note?.value ?? "",
    progress: isOpen ? missionProgress(rules, tickedTasks(work)) : server.progress,
    ...actions,
  };
}

function createActions(missionId: string, rules: readonly TaskRule[]) {
  const edit = (change: (work: MissionWork) => MissionWork) =>
    workStore.edit(missionId, (work) => {
      const changed = change(work);
      return { ...changed, progress: missionProgress(rules, tickedTasks(changed)) };
    });
  return {
    tick: (task: string, completed: boolean) => {
      edit((work) => ({
        ...work,
        ticks: { ...work.ticks, [task]: editEntry(work.ticks[task], completed, Date.now()) },
      }));
      void workStore.flush();
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
