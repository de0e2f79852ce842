import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { ClientUser } from "~/domain/account/client-user";
import type { BesideMissions } from "~/domain/mission-work/beside-missions";
import { NO_WORK, receive, type Entries, type ServerWork } from "~/domain/mission-work/mission-work";
import { workStore } from "../mission-work";
import { keepPage } from "../mission-work/pages";

/**
 * The learner's answers beside missions, as this device knows them: the server's state, and over it what waits here.
 * `loaded` changes where the device knows more than the page that was loaded: its fields are filled anew then, and
 * never while the learner types.
 */
export function useTold({ id, user, server }: { id: BesideMissions; user: ClientUser; server: ServerWork }) {
  const rendered = useMemo(() => receive(NO_WORK, server), [server]);
  const { answers } = useSyncExternalStore(
    workStore.subscribe,
    () => workStore.get(id) ?? rendered,
    () => rendered,
  );
  const [loaded, setLoaded] = useState("");
  useEffect(() => {
    workStore.open(user);
    workStore.receive(id, server);
    const known = textOf(workStore.get(id)?.answers ?? {});
    if (known !== textOf(rendered.answers)) setLoaded(known);
    if (workStore.hasUnsent()) void workStore.flush();
  }, [id, user, server, rendered]);
  const isWaiting = Object.values(answers).some(({ sent }) => sent === null);
  useReadAgain(isWaiting, server);
  return {
    loaded,
    isWaiting,
    tasks: Object.keys(answers),
    answerTo: (task: string): string => answers[task]?.value ?? "",
    isWaitingAt: (task: string): boolean => answers[task]?.sent === null,
  };
}

/** Reloads what the server derives from answers, days and folds, and copies the page, once they have arrived. */
function useReadAgain(isWaiting: boolean, server: ServerWork): void {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const before = useRef({ isWaiting: false, server });
  useEffect(() => {
    if (before.current.isWaiting && !isWaiting) revalidate();
    if (before.current.server !== server) void keepPage(pathname);
    before.current = { isWaiting, server };
  }, [isWaiting, server, pathname, revalidate]);
}

const textOf = (answers: Entries<string>): string =>
  JSON.stringify(Object.entries(answers).map(([task, { value }]) => [task, value]));
