import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ClientUser } from "~/domain/account/client-user";
import { NO_WORK, receive, tickedTasks, type ServerWork } from "~/domain/mission-work/mission-work";
import { missionProgress, type TaskRule } from "~/domain/missions/missions";
import { workStore } from "./browser-store";
import { createMissionActions, openMissionPage } from "./mission-actions";

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
  const actions = useMemo(() => createMissionActions(missionId, rules), [missionId, rules]);
  useEffect(
    () => openMissionPage({ missionId, user, server, isOpen }, actions),
    [missionId, user, server, isOpen, actions],
  );
  return {
    /** `id`: of a task or an item. */
    isTicked: (id: string) => work.ticks[id]?.value ?? false,
    answerTo: (task: string) => work.answers[task]?.value ?? "",
    note: work.note?.value ?? "",
    progress: isOpen ? missionProgress(rules, tickedTasks(work)) : server.progress,
    ...actions,
  };
}
