import type { ClientUser } from "~/domain/account/client-user";
import {
  combine,
  listUnsent,
  NO_WORK,
  receive,
  markSent,
  type MissionWork,
  type ServerWork,
  type Unsent,
} from "~/domain/mission-work/mission-work";
import { batches } from "~/domain/mission-work/sync";
import type { DeviceStorage } from "../kit";
import {
  claimStorage,
  clearMissions,
  clearStorage,
  forgetWork,
  keepWork,
  listStoredMissions,
  readOwner,
  readWork,
} from "./local-storage";
import type { PostChanges } from "./post-changes";

/**
 * `saved`: the changes made here have arrived. `late`: changes wait because the server cannot be reached. `refused`:
 * the server will not take a change, and it is not sent again.
 */
export type Saving = "idle" | "saving" | "saved" | "late" | "refused";

export interface WorkStore {
  /** Makes `user` the owner of this browser's storage and loads their queue of unsent changes. */
  open: (user: ClientUser) => void;
  get: (missionId: string) => MissionWork | undefined;
  saving: () => Saving;
  subscribe: (listener: () => void) => () => void;
  receive: (missionId: string, server: ServerWork) => void;
  edit: (missionId: string, change: (work: MissionWork) => MissionWork) => void;
  /**
   * Handles a change of the storage by another tab; without a key, the storage was emptied as a whole. Writes nothing, as
   * that may outlive the emptying. False: the storage has lost this owner, and nothing of theirs is left in memory.
   */
  reread: (key: string | null) => boolean;
  /** Sends the queue; true when it is empty afterwards. */
  flush: (options?: { isLeaving?: boolean }) => Promise<boolean>;
  hasUnsent: () => boolean;
  /** False while this browser refuses to store changes: they are in this page alone until they have been sent. */
  isKept: () => boolean;
  /** Empties memory, local storage and the kept pages. */
  clear: () => void;
}

/** Optimistic store of mission work: written to local storage at once, sent to the server when possible. */
export function createWorkStore(environment: {
  storage: DeviceStorage;
  post: PostChanges;
  now: () => number;
  forgetPages: () => Promise<void>;
}): WorkStore {
  const { post, now, storage } = environment;
  const missions = new Map<string, MissionWork>();
  const listeners = new Set<() => void>();
  let owner: string | null = null;
  let saving: Saving = "idle";
  let isRefused = false;
  let running: Promise<boolean> | null = null;
  let following: Promise<boolean> | null = null;

  const queue = () => [...missions].flatMap(([id, work]) => listUnsent(id, work));
  const notify = () => listeners.forEach((listener) => listener());
  // Another tab may have logged in another person: then nothing of this owner may be stored or sent.
  const isOurs = () => owner !== null && readOwner(storage) === owner;

  function keep(missionId: string, work: MissionWork): void {
    missions.set(missionId, isOurs() ? keepWork(storage, missionId, work) : work);
  }

  async function sendAll(isLeaving: boolean): Promise<boolean> {
    const items = queue();
    if (items.length === 0) return true;
    const sender = owner;
    let allArrived = isOurs();
    isRefused = false;
    for (const batch of batches(items)) allArrived &&= await send(batch, isLeaving);
    if (owner === sender) saving = !allArrived ? "late" : isRefused ? "refused" : "saved";
    notify();
    return allArrived;
  }

  function forget(): void {
    owner = null;
    missions.clear();
    saving = "idle";
    notify();
  }

  /** Keeps one flush in flight; calls meanwhile are merged into one that follows. */
  function flushInTurn(): Promise<boolean> {
    if (!running) {
      running = sendAll(false).finally(() => {
        running = null;
      });
      return running;
    }
    following ??= running.then(() => {
      following = null;
      return flushInTurn();
    });
    return following;
  }

  async function send(items: Unsent[], isLeaving: boolean): Promise<boolean> {
    const posted = await post(owner ?? "", items, { now: now(), isLeaving });
    if (posted.ok) {
      for (const { id, work } of posted.answer.missions) arrive(id, items, work);
      return true;
    }
    if (posted.reason === "failed") return false;
    if (items.length > 1) {
      for (const item of items) await send([item], isLeaving);
    } else {
      isRefused = true;
      for (const { change } of items) arrive(change.mission, items, undefined);
    }
    return true;
  }

  /** `server` is null for a mission that the person no longer has, undefined when the server sent no state. */
  function arrive(missionId: string, items: readonly Unsent[], server: ServerWork | null | undefined): void {
    const work = missions.get(missionId);
    if (!work) return;
    if (server === null) {
      missions.delete(missionId);
      if (isOurs()) forgetWork(storage, missionId);
      return;
    }
    const settled = markSent(work, items, 0);
    keep(missionId, server ? receive(settled, server) : settled);
  }

  return {
    open(user) {
      if (claimStorage(storage, user)) void environment.forgetPages();
      if (owner !== user.id) {
        owner = user.id;
        missions.clear();
        for (const id of listStoredMissions(storage)) missions.set(id, readWork(storage, id));
        saving = queue().length > 0 ? "late" : "idle";
      }
      notify();
    },
    get: (missionId) => missions.get(missionId),
    saving: () => saving,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive(missionId, server) {
      keep(missionId, receive(missions.get(missionId) ?? NO_WORK, server));
      notify();
    },
    edit(missionId, change) {
      keep(missionId, change(missions.get(missionId) ?? NO_WORK));
      if (saving !== "late") saving = "saving";
      notify();
    },
    reread(key) {
      // Without an owner: this tab wrote it before it heard that its owner has gone.
      if (readOwner(storage) === null) clearMissions(storage);
      if (owner === null) return true;
      // The first event of `Clear-Site-Data` comes while the storage still reads as before.
      if (key === null) void environment.forgetPages();
      if (key === null || !isOurs()) {
        forget();
        return false;
      }
      const ids = [...missions.keys(), ...listStoredMissions(storage)];
      for (const id of new Set(ids)) {
        missions.set(id, combine(missions.get(id) ?? NO_WORK, readWork(storage, id)));
      }
      notify();
      return true;
    },
    // A page that unloads cannot wait for the flush in flight; sending twice is idempotent.
    flush: ({ isLeaving = false } = {}) => (isLeaving ? sendAll(true) : flushInTurn()),
    hasUnsent: () => queue().length > 0,
    isKept: storage.keeps,
    clear() {
      clearStorage(storage);
      forget();
      // Not awaited: the service worker forgets them, too, at the request that logs out.
      void environment.forgetPages();
    },
  };
}
