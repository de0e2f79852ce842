import { isRecord } from "../is-record";
import type { Entries, TimedValue, MissionWork } from "./mission-work";

/** The two localStorage keys of a mission: ticks with progress (and the note), and the answers by task id. */
export const dataKey = (missionId: string): string => `mission-${missionId}-data`;
export const inputsKey = (missionId: string): string => `mission-${missionId}-inputs`;

/** The mission that a localStorage key belongs to; null for other keys. */
export const missionOfKey = (key: string): string | null => /^mission-(.+)-(?:data|inputs)$/.exec(key)?.[1] ?? null;

export function formatWork({ progress, ticks, answers, note }: MissionWork): { data: string; inputs: string } {
  return { data: JSON.stringify({ progress, tasks: ticks, note }), inputs: JSON.stringify(answers) };
}

type Parsed<Value> = { ok: true; value: Value } | { ok: false };

export function parseData(text: string): Parsed<Pick<MissionWork, "progress" | "ticks" | "note">> {
  const data = parseJson(text);
  if (!isRecord(data) || !isNumber(data.progress)) return { ok: false };
  const { progress } = data;
  const ticks = readEntries(data.tasks, isBoolean);
  const note = data.note === null ? null : readEntry(data.note, isString);
  return ticks === undefined || note === undefined ? { ok: false } : { ok: true, value: { progress, ticks, note } };
}

export function parseInputs(text: string): Parsed<MissionWork["answers"]> {
  const answers = readEntries(parseJson(text), isString);
  return answers === undefined ? { ok: false } : { ok: true, value: answers };
}

type Guard<Value> = (value: unknown) => value is Value;

// Undefined stands for unreadable data, as JSON has no undefined.
function readEntries<Value>(raw: unknown, isValue: Guard<Value>): Entries<Value> | undefined {
  if (!isRecord(raw)) return undefined;
  const entries: [string, TimedValue<Value>][] = [];
  for (const [id, item] of Object.entries(raw)) {
    const entry = readEntry(item, isValue);
    if (entry === undefined) return undefined;
    entries.push([id, entry]);
  }
  return Object.fromEntries(entries);
}

function readEntry<Value>(raw: unknown, isValue: Guard<Value>): TimedValue<Value> | undefined {
  if (!isRecord(raw) || !isValue(raw.value) || !isNumber(raw.at)) return undefined;
  if (raw.sent !== null && !isNumber(raw.sent)) return undefined;
  return { value: raw.value, at: raw.at, sent: raw.sent };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isBoolean: Guard<boolean> = (value): value is boolean => typeof value === "boolean";
const isString: Guard<string> = (value): value is string => typeof value === "string";
const isNumber: Guard<number> = (value): value is number => typeof value === "number" && value >= 0;
