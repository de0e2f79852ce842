import type { TaskRule } from "../missions/missions";
import { boxAfterItems } from "../missions/task-items";

export interface TimedValue<Value> {
  value: Value;
  /** Time of the learner's act, in ms by this device's clock; 0 for values known from the server alone. */
  at: number;
  /** Time at which the server knew it, in ms by the server's clock; null while it is unsent. */
  sent: number | null;
}

export type Entries<Value> = Readonly<Record<string, TimedValue<Value>>>;

/** Work on one mission as a device knows it: ticks and answers by the id of a task or an item, the private note, progress in percent. */
export interface MissionWork {
  progress: number;
  ticks: Entries<boolean>;
  answers: Entries<string>;
  note: TimedValue<string> | null;
}

export interface ServerWork {
  /** Time of the query, in ms by the server's clock. */
  asOf: number;
  progress: number;
  tasks: readonly { id: string; completed: boolean; answer: string }[];
  note: string;
}

export const NO_WORK: MissionWork = { progress: 0, ticks: {}, answers: {}, note: null };

/** A new entry, unsent. Its time is later than that of the one before, even if the device's clock was set back. */
export function editEntry<Value>(
  before: TimedValue<Value> | null | undefined,
  value: Value,
  now: number,
): TimedValue<Value> {
  return { value, at: Math.max(now, (before?.at ?? 0) + 1), sent: null };
}

/** A tick of a task or an item; a task follows its items. */
export function tickEntry(
  work: MissionWork,
  { id, completed, now, tasks }: { id: string; completed: boolean; now: number; tasks: readonly TaskRule[] },
): MissionWork {
  const acted = editEntry(work.ticks[id], completed, now);
  const ticks = { ...work.ticks, [id]: acted };
  const task = tasks.find(({ items }) => items?.some((item) => item.id === id));
  const box = boxAfterItems(task?.items ?? [], (item) => {
    const tick = ticks[item];
    return tick && { completed: tick.value, at: tick.at };
  });
  const follows = task && box?.at === acted.at && box.completed !== (ticks[task.id]?.value ?? false);
  return {
    ...work,
    ticks: follows ? { ...ticks, [task.id]: editEntry(ticks[task.id], box.completed, acted.at) } : ticks,
  };
}

/**
 * Merges the server's state. Unsent entries stay, and so do those accepted since `asOf`: an old page unticks nothing.
 */
export function receive(work: MissionWork, server: ServerWork): MissionWork {
  const taken = <Value>(local: TimedValue<Value> | null | undefined, value: Value): TimedValue<Value> =>
    local && (local.sent === null || local.sent > server.asOf)
      ? local
      : { value, at: local?.at ?? 0, sent: server.asOf };
  const { ticks, answers } = work;
  return {
    progress: server.progress,
    ticks: Object.fromEntries(server.tasks.map(({ id, completed }) => [id, taken(ticks[id], completed)])),
    answers: {
      // Answers begun here that have not arrived yet.
      ...Object.fromEntries(Object.entries(answers).filter(([, { sent }]) => sent === null)),
      ...Object.fromEntries(server.tasks.map(({ id, answer }) => [id, taken(answers[id], answer)])),
    },
    note: taken(work.note, server.note),
  };
}

/** Merges two tabs of one device: the later act wins; between two that the server knows, the later knowledge. */
export function combine(mine: MissionWork, theirs: MissionWork): MissionWork {
  return {
    progress: mine.progress,
    ticks: combineEntries(mine.ticks, theirs.ticks),
    answers: combineEntries(mine.answers, theirs.answers),
    note: later(mine.note, theirs.note),
  };
}

function combineEntries<Value>(mine: Entries<Value>, theirs: Entries<Value>): Entries<Value> {
  const ids = Object.keys({ ...mine, ...theirs });
  return Object.fromEntries(
    ids.flatMap((id) => {
      const entry = later(mine[id] ?? null, theirs[id] ?? null);
      return entry ? [[id, entry]] : [];
    }),
  );
}

function later<Value>(a: TimedValue<Value> | null, b: TimedValue<Value> | null): TimedValue<Value> | null {
  if (!a || !b) return a ?? b;
  if (a.sent !== null && b.sent !== null) return b.sent > a.sent ? b : a;
  if (a.at !== b.at) return b.at > a.at ? b : a;
  return a.sent === null ? b : a;
}

/** One act of a learner as devices send it; it travels with its age, because only the server's clock counts. */
export type Change =
  | { kind: "tick"; mission: string; task: string; completed: boolean }
  | { kind: "answer"; mission: string; task: string; answer: string }
  | { kind: "note"; mission: string; note: string };

export interface Unsent {
  change: Change;
  at: number;
}

export function listUnsent(mission: string, { ticks, answers, note }: MissionWork): Unsent[] {
  const waiting = <Value>(entries: Entries<Value>) => Object.entries(entries).filter(([, { sent }]) => sent === null);
  const list: Unsent[] = [];
  for (const [task, { value, at }] of waiting(ticks)) {
    list.push({ change: { kind: "tick", mission, task, completed: value }, at });
  }
  for (const [task, { value, at }] of waiting(answers)) {
    list.push({ change: { kind: "answer", mission, task, answer: value }, at });
  }
  if (note?.sent === null) list.push({ change: { kind: "note", mission, note: note.value }, at: note.at });
  return list;
}

/** Marks arrived entries as sent, unless they were edited since; `asOf` 0 when the server's time is unknown. */
export function markSent(work: MissionWork, arrived: readonly Unsent[], asOf: number): MissionWork {
  const has = (kind: Change["kind"], task: string | null, at: number) =>
    arrived.some((item) => item.at === at && item.change.kind === kind && taskOf(item.change) === task);
  const mark = <Value>(kind: Change["kind"], task: string | null, entry: TimedValue<Value>): TimedValue<Value> =>
    entry.sent === null && has(kind, task, entry.at) ? { ...entry, sent: asOf } : entry;
  const markAll = <Value>(kind: Change["kind"], entries: Entries<Value>): Entries<Value> =>
    Object.fromEntries(Object.entries(entries).map(([task, entry]) => [task, mark(kind, task, entry)]));
  return {
    ...work,
    ticks: markAll("tick", work.ticks),
    answers: markAll("answer", work.answers),
    note: work.note && mark("note", null, work.note),
  };
}

const taskOf = (change: Change): string | null => (change.kind === "note" ? null : change.task);

export function tickedTasks({ ticks }: MissionWork): ReadonlySet<string> {
  return new Set(Object.keys(ticks).filter((id) => ticks[id]?.value));
}
