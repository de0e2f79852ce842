import fc from "fast-check";
import { expect } from "vitest";
import { syncContacts } from "~/contacts/sync-contacts.server";
import { expireContacts } from "~/db/contacts/expire.server";
import { tellContacts } from "~/db/contacts/contacts.server";
import { tellExperiments } from "~/db/experiments/experiments.server";
import { sayRung, unsayRung } from "~/db/rungs/rungs.server";
import { tellSteps } from "~/db/start-steps/start-steps.server";
import { CONTACT_STATES } from "~/domain/contacts/contact";
import { berlinDay } from "~/domain/time/german-dates";
import { contactId } from "./contact-fields";
import type { Told, WayModel } from "./way-model";

const DAY = 24 * 60 * 60_000;

/** A person of the app, and what is compared after each act. */
export interface Played {
  userId: string;
  compare: (model: WayModel) => Promise<void>;
}

type Command = fc.AsyncCommand<WayModel, Played>;

/** What reaches nobody but a device, or the clock. */
const aside = (name: string, play: (model: WayModel) => void, check = (_: Readonly<WayModel>) => true): Command => ({
  check,
  run: (model) => Promise.resolve(play(model)),
  toString: () => name,
});

/** What reaches the app, and is compared: by the model, then by the app. */
function act(name: string, play: (model: WayModel, played: Played) => Promise<void>): Command {
  return {
    check: () => true,
    async run(model, played) {
      await play(model, played);
      await played.compare(model);
    },
    toString: () => name,
  };
}

/** Notes acts on a device without a connection. */
const note = (device: string, acts: readonly Omit<Told, "at">[], wrongBy: number): Command =>
  aside(
    `${device}: ${acts.map(({ id, field, answer }) => `${id.slice(-1)}.${field}=${answer}`).join(" ")} (${wrongBy}m)`,
    (model) => {
      const told = acts.map((each) => ({ ...each, at: model.moment(wrongBy) }));
      model.waiting.set(device, [...(model.waiting.get(device) ?? []), ...told]);
    },
    (model) => acts.some(({ field, id }) => field === "name" || model.isKnown(device, id)),
  );

async function send(model: WayModel, { userId }: Played, acts: readonly Told[]): Promise<void> {
  if (acts.length === 0) return;
  const isTaken = model.take(acts);
  const told = acts.map(({ id, field, answer, at }) => ({ task: `${id}/${field}`, answer, at: new Date(at) }));
  const work = await syncContacts({ userId, mayWrite: true }, told);
  expect(work !== null, "taken").toBe(isTaken);
}

/** The device has a connection again. */
const deliver = (device: string): Command =>
  act(`${device} sends`, async (model, played) => {
    const acts = model.waiting.get(device) ?? [];
    model.waiting.set(device, []);
    model.sent.set(device, acts);
    await send(model, played, acts);
  });

/** An answer was lost, and the same is sent once more. */
const repeat = (device: string): Command =>
  act(`${device} sends again`, (model, played) => send(model, played, model.sent.get(device) ?? []));

/** A page without scripts, which arrives at once. */
const form = (id: string, state: (typeof CONTACT_STATES)[number]): Command =>
  act(`form: ${id.slice(-1)} ${state}`, async (model, { userId }) => {
    const at = model.moment(0);
    const isTaken = model.take([{ id, field: "state", answer: state, at }]);
    const { refused } = await tellContacts({
      userId,
      acts: [{ id, told: { state }, at: new Date(at) }],
      begins: false,
    });
    expect(refused === null, "taken").toBe(isTaken);
  });

const pass = (days: number): Command =>
  aside(`${days} days`, (model) => {
    model.now += days * DAY;
  });

const expire: Command = act("the clock deletes", async (model) => {
  model.expire();
  await expireContacts({ now: new Date(model.now) });
});

const KINDS = ["approached", "talked", "paid"] as const;

const say = (kind: (typeof KINDS)[number], isSaid: boolean): Command =>
  act(`${isSaid ? "says" : "takes back"} ${kind}`, async (model, { userId }) => {
    const day = berlinDay(new Date(model.now));
    if (isSaid) {
      model.said.set(kind, day);
      await sayRung({ userId, kind, day });
    } else {
      model.said.delete(kind);
      await unsayRung({ userId, kind });
    }
  });

/** A step through the offices is done, or opened again. */
const step = (state: "done" | "open"): Command =>
  act(`registered: ${state}`, async (model, { userId }) => {
    const at = new Date(model.moment(0));
    if (state === "done" && !model.arisen.has("registered")) model.arisen.set("registered", berlinDay(at));
    await tellSteps({ userId, acts: [{ stepId: "fragebogen", standing: { state, on: null }, at }] });
  });

/** What is tested of the path; who leads a talk counts. */
const EXPERIMENT = "va-allround/probe";

/** Chooses a threshold, or another one. */
const choose = (threshold: number): Command =>
  act(`threshold ${threshold}`, async (model, { userId }) => {
    const at = model.moment(0);
    const isTaken = model.choose(threshold, at);
    const chosen = { experimentId: EXPERIMENT, threshold, counts: "talking", at: new Date(at) } as const;
    const [refusal] = await tellExperiments({ userId, acts: [chosen] });
    model.noteDecision();
    expect(refusal, "threshold").toBe(isTaken ? null : "sealed");
    if (!isTaken) model.seen.sealed += 1;
  });

const decide: Command = act("decides", async (model, { userId }) => {
  const at = model.moment(0);
  const isTaken = model.decide(at);
  const decided = { decision: "stop", sentence: "Zu wenig Bedarf" } as const;
  const ended = { experimentId: EXPERIMENT, decided, counts: "talking", at: new Date(at) } as const;
  const [refusal] = await tellExperiments({ userId, acts: [ended] });
  expect(refusal, "decision").toBe(isTaken ? null : "unstarted");
});

const device = fc.constantFrom("Handy", "Laptop");
const id = fc.constantFrom(contactId(1), contactId(2));
const minutes = fc.constantFrom(0, 0, 0, -3, -90, 5, 60 * 24 * 3);
const field = fc.oneof(
  fc.record({ field: fc.constant("state"), answer: fc.constantFrom(...CONTACT_STATES) }),
  fc.record({ field: fc.constant("nextOn"), answer: fc.constantFrom("", "2011-01-04", "2190-01-04") }),
  fc.record({ field: fc.constant("note"), answer: fc.constantFrom("", "Mag Fotos", "<b>Im Sommer</b>") }),
  fc.record({ field: fc.constant("name"), answer: fc.constantFrom("Mira", "Café M.") }),
  fc.record({ field: fc.constant("gone"), answer: fc.constant("1") }),
);

const told = fc
  .tuple(device, id, field, minutes)
  .map(([on, of, each, wrongBy]) => note(on, [{ id: of, ...each }], wrongBy));

/** Acts of somebody on two devices, and of the clock; what is listed more than once happens more often. */
export const COMMANDS = [
  fc.tuple(device, id, minutes).map(([on, of, wrongBy]) => {
    const begun = { name: "Mira", state: "noted" };
    return note(
      on,
      Object.entries(begun).map(([field, answer]) => ({ id: of, field, answer })),
      wrongBy,
    );
  }),
  ...[told, told, told],
  ...[device.map(deliver), device.map(deliver), device.map(deliver)],
  device.map(repeat),
  fc.tuple(id, fc.constantFrom(...CONTACT_STATES)).map(([of, state]) => form(of, state)),
  fc.constantFrom(1, 90, 200).map(pass),
  ...[fc.constant(expire), fc.constant(expire)],
  fc.tuple(fc.constantFrom(...KINDS), fc.boolean()).map(([kind, isSaid]) => say(kind, isSaid)),
  fc.constantFrom("done" as const, "open" as const).map(step),
  ...[fc.constantFrom(3, 5).map(choose), fc.constantFrom(3, 5).map(choose)],
  fc.constant(decide),
];
