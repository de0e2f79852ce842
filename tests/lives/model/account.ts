import { nothingStarted, type Start } from "./start";
import type { Catalogue, Mission } from "./catalogue";
import type { WeekPlan } from "./week-plan";
import { nothingBought, type Purchases } from "./shop/purchases";

/** What somebody did last to a tick, an answer or a note, and when. */
export interface Act<Value> {
  value: Value;
  at: number;
}

export interface MissionState {
  path: string | null;
  status: "locked" | "active" | "completed";
}

/** What beginning anew takes away, and undoing brings back. */
export interface Progress {
  missions: Record<string, MissionState>;
  /** By `mission/task`. */
  ticks: Record<string, Act<boolean>>;
  written: Record<string, Act<string>>;
  /** By `kind ref`, as the ledger has it. */
  xp: Record<string, number>;
  /** Answers of a test that is being taken. */
  answers: Record<string, number>;
  /** Answers of the finished test; null: it is not finished. */
  result: Record<string, number> | null;
  path: string | null;
}

export interface Kept {
  kind: "repeat-quiz" | "switch-path";
  at: number;
  progress: Progress;
}

export const MESSAGES = ["trialMail", "weeklyMail", "reminderMail", "dailyReminder"] as const;

/** An account as its person may expect it to be. */
export interface Account {
  id: string;
  name: string;
  email: string;
  formerAddresses: string[];
  isConfirmed: boolean;
  since: number;
  progress: Progress;
  /** By mission; no reset takes them. */
  notes: Record<string, Act<string>>;
  kept: Kept[];
  shop: Purchases;
  /** Messages that are wanted. */
  messages: readonly (typeof MESSAGES)[number][];
  /** Why nothing comes any more that was not just asked for, and since how many mails that can be switched off. */
  mailStopped: { because: "bounced" | "complained"; since: number } | null;
  rhythm: { weekdays: readonly number[]; time: string; hours: number } | null;
  /** Weeks until the end of the path. */
  plan: WeekPlan | null;
  start: Start;
  /** Visitors who have come by the invitation. */
  arrivals: number;
  /** What Inno was asked. */
  questions: string[];
  /** Day in Germany → questions that were counted. */
  asked: Record<string, number>;
  /** Day in Germany → questions that were given back although the model had been at work. */
  givenBack: Record<string, number>;
}

export const taskKey = (mission: string, task: string): string => `${mission}/${task}`;

export const totalXp = ({ xp }: Progress): number => Object.values(xp).reduce((sum, amount) => sum + amount, 0);

/** Missions in their order, the first open. */
const inOrder = (missions: readonly Mission[]): Record<string, MissionState> =>
  Object.fromEntries(
    missions.map(({ id, path }, index) => [
      id,
      { path, status: index === 0 ? ("active" as const) : ("locked" as const) },
    ]),
  );

export function newAccount(
  { startMissions }: Catalogue,
  { id, name, email, now }: { id: string; name: string; email: string; now: number },
): Account {
  const missions = inOrder(startMissions);
  const progress = { missions, ticks: {}, written: {}, xp: {}, answers: {}, result: null, path: null };
  return {
    ...{ id, name, email, formerAddresses: [], isConfirmed: false, since: now },
    ...{ progress, notes: {}, kept: [], shop: nothingBought(), questions: [], asked: {}, givenBack: {}, arrivals: 0 },
    ...{ messages: ["trialMail"], mailStopped: null, rhythm: null, plan: null, start: nothingStarted() },
  };
}

/** A code that was entered has arrived: a mailbox takes mail again. Who has called a mail spam wants none. */
export function codeArrived(account: Account): void {
  if (account.mailStopped?.because === "bounced") account.mailStopped = null;
}

export const beginPath = (progress: Progress, missions: readonly Mission[]): void =>
  void Object.assign(progress.missions, inOrder(missions));
