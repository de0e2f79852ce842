import { expect, vi } from "vitest";
import * as z from "zod";
import { askInno, askInVain, leftToday } from "../model/coach";
import { mayAskInno, type Scene } from "../model/scene";
import { settle } from "../world/queue";
import { confirm, expectOf, keepAccount, members, newGuest, type Guest } from "./guest";
import { PATIENCE_MS } from "../world/patience";

/** A vendor that takes connections and is silent, until it is woken; by then everybody has their answer. */
export type Silence = (scene: Scene, count: number) => Promise<{ wake: () => Promise<void> }>;

/** So many are on their way to the vendor at a time; the others follow. */
const AT_ONCE = 4;

interface Asked {
  guests: readonly Guest[];
  ask: (guest: Guest) => Promise<void>;
  /** How many the vendor lets wait by now. */
  waiting: () => number;
}

/** Lets all ask, and waits until the vendor keeps each of them waiting: the app may keep none before. */
async function sendAll({ guests, ask, waiting }: Asked): Promise<readonly Promise<void>[]> {
  const asked: Promise<void>[] = [];
  const failed: unknown[] = [];
  const arrive = (least: number) =>
    vi.waitFor(
      () => {
        if (failed.length > 0) throw failed[0];
        expect(waiting(), "waiting for the silent vendor").toBeGreaterThanOrEqual(least);
      },
      { timeout: PATIENCE_MS, interval: 5 },
    );
  for (const guest of guests) {
    const asking = ask(guest);
    asking.catch((error: unknown) => failed.push(error));
    asked.push(asking);
    await arrive(asked.length - AT_ONCE);
  }
  await arrive(guests.length);
  return asked;
}

const mail: Silence = async (scene, count) => {
  const { smtp } = scene.world.vendors;
  await settle(scene.world);
  await smtp.behave("silent");
  const before = smtp.connections();
  const guests = Array.from({ length: count }, () => newGuest(scene));
  const asked = await sendAll({
    guests,
    waiting: () => smtp.connections() - before,
    async ask(guest) {
      const { name, email } = guest;
      expectOf(await guest.post(0, "/onboarding", { name, email }), /^302 \/email-verification/);
    },
  });
  // The connections that it has stay silent.
  await smtp.behave("ok");
  for (const guest of guests) await keepAccount(scene, guest);
  return {
    async wake() {
      smtp.hangUp();
      await Promise.all(asked);
      for (const guest of guests) {
        // A job's mail may have waited in the place of theirs, which went.
        const isSent = guest.code() !== "";
        const page = "/email-verification";
        if (!isSent) expectOf(await guest.post(0, page, { intent: "resend" }), /^302 \/email-verification/);
        await confirm(guest);
      }
    },
  };
};

const payments: Silence = async (scene, count) => {
  const guests = await members(scene, count);
  await settle(scene.world);
  const { stripe } = scene.world.vendors;
  const before = stripe.requests.length;
  let release = (): void => undefined;
  const until = new Promise<void>((done) => (release = done));
  stripe.fault("*", { kind: "hold", until, times: count });
  const asked = await sendAll({
    guests,
    waiting: () => stripe.requests.length - before,
    async ask(guest) {
      const ordered = await guest.post(0, "/kasse?plan=pro", { plan: "pro", startsAtOnce: "on" });
      // Where it has waited as long as the app does, it is told so.
      expectOf(ordered, /^302 (?:\S+\/checkout\/cs_|\/kasse\?plan=pro$)/);
    },
  });
  return {
    async wake() {
      release();
      await Promise.all(asked);
    },
  };
};

const said = z.object({ answer: z.object({ state: z.string() }) });
const QUESTION = "Womit fange ich an?";

const model: Silence = async (scene, count) => {
  const found = await members(scene, count);
  const guests = found.filter(
    ({ account }) => account && mayAskInno(scene, account) && leftToday(account, scene.now) !== 0,
  );
  let waiting = 0;
  const held = guests.map(async () => {
    const call = await scene.world.vendors.model.hold();
    waiting++;
    return call;
  });
  const asked = await sendAll({
    guests,
    waiting: () => waiting,
    async ask(guest) {
      const answer = await guest.postJson(0, "/api/ai-coach-chat", { message: QUESTION });
      expectOf(answer, /^200/);
      const { state } = said.parse(JSON.parse(answer.text)).answer;
      if (!guest.account) return;
      // Where it has waited as long as the app does, it costs nothing.
      if (state === "failed") askInVain(guest.account, QUESTION, { now: scene.now, hasCost: true });
      else askInno(guest.account, QUESTION, scene.now);
    },
  });
  return {
    async wake() {
      for (const { say, finish } of await Promise.all(held)) {
        say("Fang mit einem Angebot an.");
        finish();
      }
      await Promise.all(asked);
    },
  };
};

export const SILENCES = { mail, payments, model };
