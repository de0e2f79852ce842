import { berlinDay } from "../../../app/domain/time/german-dates";

/** What a device tells of a contact: one field, or that it was deleted. */
export interface Told {
  id: string;
  field: string;
  answer: string;
  /** In milliseconds. */
  at: number;
}

/** Kinds of rungs by the state of a contact that they arise from. */
const ARISING = new Map([
  ["approached", "approached"],
  ["talking", "talked"],
  ["offer", "offered"],
]);

/** States from the first question on, in the order of the way. */
const FROM_ASKED = ["approached", "talking", "offer", "order"];

const DAY = 24 * 60 * 60_000;
const LASTS = 180 * DAY;

interface Known {
  /** All acts that were taken, in the order in which they arrived. */
  acts: Told[];
  moves: Map<string, number>;
  isGone: boolean;
}

/** What is to be expected of contacts and rungs, worked out from all acts anew each time. */
export class WayModel {
  readonly contacts = new Map<string, Known>();
  /** By kind, the day on which a rung arose, and the one that was said. */
  readonly arisen = new Map<string, string>();
  readonly said = new Map<string, string>();
  /** What is tested of the path: from a threshold on contacts are counted, until a decision. */
  readonly experiment: {
    threshold: number | null;
    startedAt: number;
    decidedAt: number | null;
    /** The first decision. */
    countedUntil: number | null;
  } = { threshold: null, startedAt: 0, decidedAt: null, countedUntil: null };
  /** What was counted when it was decided: less it never becomes. */
  #counted = { asked: 0, hits: 0 };
  /** By device, what waits for a connection, and what was sent last. */
  readonly waiting = new Map<string, Told[]>();
  readonly sent = new Map<string, Told[]>();
  /** How often what matters has happened. */
  readonly seen = { taken: 0, refused: 0, lateAfterDeletion: 0, expired: 0, overtaken: 0, sealed: 0 };
  #ticks = 0;

  constructor(public now: number) {}

  /** A moment of its own for each act, so that no two are at once; the clock may go wrong by minutes. */
  moment(wrongByMinutes: number): number {
    this.#ticks += 1;
    return this.now + wrongByMinutes * 60_000 + this.#ticks;
  }

  /** Whether a device has heard of a contact, or has begun it. */
  isKnown(device: string, id: string): boolean {
    return this.contacts.has(id) || (this.waiting.get(device) ?? []).some((act) => act.id === id);
  }

  /** Takes acts that arrive together, all or none; false: refused. */
  take(told: readonly Told[]): boolean {
    // What begins a contact goes first.
    const acts = [...told.filter(({ field }) => field === "name"), ...told.filter(({ field }) => field !== "name")];
    const known = new Set(this.contacts.keys());
    for (const { id, field } of acts) {
      if (field === "name") known.add(id);
      if (known.has(id)) continue;
      this.seen.refused += 1;
      return false;
    }
    for (const act of acts) this.#takeOne(act);
    return true;
  }

  #takeOne(act: Told): void {
    const contact = this.contacts.get(act.id);
    this.seen.taken += 1;
    if (contact?.isGone) {
      this.seen.lateAfterDeletion += 1;
      return;
    }
    if (contact?.acts.some(({ field, at }) => field === act.field && at > act.at)) this.seen.overtaken += 1;
    const { acts, moves } = contact ?? { acts: [], moves: new Map<string, number>() };
    this.contacts.set(act.id, { acts: [...acts, act], moves, isGone: act.field === "gone" });
    if (act.field === "gone") return;
    const state = act.field === "state" ? act.answer : contact ? null : "noted";
    if (state === null) return;
    moves.set(state, Math.min(act.at, moves.get(state) ?? Infinity));
    const kind = ARISING.get(state);
    if (kind !== undefined && !this.arisen.has(kind)) this.arisen.set(kind, berlinDay(new Date(act.at)));
  }

  /** By the clock. */
  expire(): void {
    for (const contact of this.contacts.values()) {
      const touched = Math.max(...contact.acts.map(({ at }) => at));
      if (contact.isGone || touched >= this.now - LASTS) continue;
      contact.isGone = true;
      this.seen.expired += 1;
    }
  }

  /** Contacts that stand, each field by its latest act. */
  standing(): { id: string; name: string; state: string; nextOn: string; note: string }[] {
    return [...this.contacts]
      .filter(([, { isGone }]) => !isGone)
      .map(([id, { acts }]) => {
        const latest = (field: string) =>
          acts.reduce<Told | null>(
            (best, act) => (act.field === field && act.at >= (best?.at ?? -Infinity) ? act : best),
            null,
          )?.answer;
        const [name, nextOn, note] = ["name", "nextOn", "note"].map((field) => latest(field) ?? "");
        return { id, name: name ?? "", state: latest("state") ?? "noted", nextOn: nextOn ?? "", note: note ?? "" };
      })
      .sort((one, other) => one.id.localeCompare(other.id));
  }

  countStates(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { state } of this.standing()) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  }

  /** When each contact first reached each state, also those that are gone. */
  firstTimes(): string[] {
    const lines = [...this.contacts].flatMap(([id, { moves }]) =>
      [...moves].map(([state, at]) => `${id} ${state} ${at}`),
    );
    return lines.sort();
  }

  /** How many contacts first reached a state since a moment, also those that are gone. */
  countMoves(state: string, since: number): number {
    return [...this.contacts.values()].filter(({ moves }) => (moves.get(state) ?? -Infinity) >= since).length;
  }

  /** Contacts that were asked since the threshold was chosen, and those of them that led to a talk, until the first decision. */
  countTest(): { asked: number; hits: number } {
    const { startedAt, countedUntil } = this.experiment;
    const states = new Map(this.standing().map(({ id, state }) => [id, state]));
    const ofTest = [...this.contacts].flatMap(([id, { moves }]) => {
      const state = states.get(id);
      // As far as they stand; who is gone, has declined or rests, as far as they had come.
      const isCapped = state !== undefined && state !== "declined" && state !== "resting";
      const reached = isCapped ? FROM_ASKED.slice(0, FROM_ASKED.indexOf(state) + 1) : FROM_ASKED;
      const times = reached.flatMap((state) => {
        const at = moves.get(state);
        return at === undefined || at > (countedUntil ?? Infinity) ? [] : [{ state, at }];
      });
      return times.length > 0 && times.every(({ at }) => at >= startedAt) ? [times] : [];
    });
    const talked = ofTest.filter((times) => times.some(({ state }) => state !== "approached"));
    const { asked, hits } = this.#counted;
    return { asked: Math.max(asked, ofTest.length), hits: Math.max(hits, talked.length) };
  }

  /** False: refused, as there is a result or a decision. */
  choose(threshold: number, at: number): boolean {
    const { experiment } = this;
    const isSealed = experiment.decidedAt !== null || this.countTest().asked > 0;
    if (experiment.threshold !== null && isSealed) return threshold === experiment.threshold;
    if (experiment.threshold === null) experiment.startedAt = at;
    experiment.threshold = threshold;
    return true;
  }

  /** False: refused, as there is no threshold. What was counted makes a decision a rung. */
  decide(at: number): boolean {
    const { experiment } = this;
    if (experiment.threshold === null) return false;
    experiment.countedUntil ??= at;
    this.#counted = this.countTest();
    experiment.decidedAt = at;
    this.noteDecision();
    return true;
  }

  noteDecision(): void {
    const { decidedAt } = this.experiment;
    if (decidedAt === null || this.countTest().asked === 0 || this.arisen.has("decided")) return;
    this.arisen.set("decided", berlinDay(new Date(decidedAt)));
  }

  rungs(): string[] {
    const lines = (days: Map<string, string>, how: string) => [...days].map(([kind, on]) => `${kind} ${on} ${how}`);
    return [...lines(this.arisen, "arisen"), ...lines(this.said, "said")].sort();
  }
}
