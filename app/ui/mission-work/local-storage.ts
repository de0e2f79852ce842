import { combine, NO_WORK, type MissionWork } from "~/domain/mission-work/mission-work";
import {
  dataKey,
  formatWork,
  inputsKey,
  missionOfKey,
  parseData,
  parseInputs,
} from "~/domain/mission-work/stored-work";
import type { ClientUser } from "~/domain/account/client-user";
import { isRecord } from "~/domain/is-record";
import type { DeviceStorage } from "../kit";

const USER_KEY = "user-store";

/** The user id whose data is stored; null without one or when unreadable. */
export function readOwner(storage: DeviceStorage): string | null {
  try {
    const kept: unknown = JSON.parse(storage.read(USER_KEY) ?? "null");
    const state = isRecord(kept) ? kept.state : null;
    const user = isRecord(state) ? state.user : null;
    return isRecord(user) && typeof user.id === "string" ? user.id : null;
  } catch {
    console.warn(`${USER_KEY} war nicht lesbar und gilt als leer.`);
    return null;
  }
}

/**
 * Clears what another person left, and notes the owner of this browser. Returns whether another person's data was
 * cleared.
 */
export function claimStorage(storage: DeviceStorage, user: ClientUser): boolean {
  const owner = readOwner(storage);
  const isForeign = owner !== user.id;
  // The owner first, as in `clearStorage`; never without an owner while other tabs take away what they find.
  storage.write(USER_KEY, JSON.stringify({ state: { user } }));
  if (isForeign) clearMissions(storage);
  return isForeign && owner !== null;
}

/** Removes the owner first: a tab that hears of one removed key must not take the rest for its own. */
export function clearStorage(storage: DeviceStorage): void {
  storage.remove(USER_KEY);
  clearMissions(storage);
}

export function clearMissions(storage: DeviceStorage): void {
  for (const key of storage.keys()) if (missionOfKey(key)) storage.remove(key);
}

export function listStoredMissions(storage: DeviceStorage): string[] {
  return [...new Set(storage.keys().flatMap((key) => missionOfKey(key) ?? []))];
}

/** Reads a mission's work. Drops what is unreadable, with a warning, so that the server's state counts. */
export function readWork(storage: DeviceStorage, missionId: string): MissionWork {
  const data = read(storage, dataKey(missionId), parseData);
  const answers = read(storage, inputsKey(missionId), parseInputs);
  return { ...NO_WORK, ...data, ...(answers ? { answers } : {}) };
}

/** Merges with what another tab has stored meanwhile; stores and returns both as one. */
export function keepWork(storage: DeviceStorage, missionId: string, work: MissionWork): MissionWork {
  const both = combine(work, readWork(storage, missionId));
  const { data, inputs } = formatWork(both);
  storage.write(dataKey(missionId), data);
  storage.write(inputsKey(missionId), inputs);
  return both;
}

export function forgetWork(storage: DeviceStorage, missionId: string): void {
  storage.remove(dataKey(missionId));
  storage.remove(inputsKey(missionId));
}

function read<Value>(
  storage: DeviceStorage,
  key: string,
  parse: (text: string) => { ok: true; value: Value } | { ok: false },
): Value | null {
  const text = storage.read(key);
  if (text === null) return null;
  const parsed = parse(text);
  if (parsed.ok) return parsed.value;
  warnUnreadable(key);
  storage.remove(key);
  return null;
}

function warnUnreadable(key: string): void {
  console.warn(`${key} war nicht lesbar; es gilt der Stand vom Server.`);
}
