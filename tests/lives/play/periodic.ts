import { expect, vi } from "vitest";
import { deleteContact, expired } from "../model/contacts";
import { germanDay } from "../model/german-day";
import type { Scene } from "../model/scene";
import { executeOpen } from "../model/shop/ending";
import { learn } from "../model/shop/learn";
import { PATIENCE_MS } from "../world/patience";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The worker looks twice a minute. */
const LOOKS_MS = 31_000;
/** What was due longer ago is left out. */
const GRACE_MS = 20 * HOUR_MS;

/** What the worker does about purchases and contacts by itself, at its hours. */
export class Periodic {
  #night: number;
  #hour: number;

  constructor(beginsAt: number) {
    this.#night = lastNight(beginsAt);
    this.#hour = lastHour(beginsAt);
  }

  /** Waits for what has come due with this move of the clock. */
  async run(scene: Scene, movedMs: number): Promise<void> {
    if (movedMs < LOOKS_MS) return;
    const { now } = scene;
    const [night, hour] = [lastNight(now), lastHour(now)];
    const accounts = scene.people.flatMap(({ account }) => account ?? []);
    const isNight = night > this.#night && now - night < GRACE_MS;
    const isHour = hour > this.#hour && accounts.some(({ shop }) => shop.statements.length > 0);
    if (isNight) await expectDone(scene, "stripe", night);
    if (isNight) for (const account of accounts) learn(scene, account);
    if (isHour) await expectDone(scene, "statements", hour);
    // Both are due in one moment: a statement that was tried before the night's reading waits for the next hour.
    const settled = isHour && isNight ? await settledStatements(scene) : null;
    if (isHour)
      for (const account of accounts) executeOpen(scene, account, ({ id }) => settled === null || settled.has(id));
    const old = accounts.flatMap(({ start }) => expired(start, now).map((id) => ({ start, id })));
    if (hour > this.#hour && old.length > 0) {
      await expectDone(scene, "contacts", hour);
      for (const { start, id } of old) deleteContact(start, { id, at: now });
    }
    this.#night = night;
    this.#hour = hour;
  }
}

async function settledStatements({ world }: Scene): Promise<ReadonlySet<string>> {
  const rows = await world.query("select id from statements where settled_at is not null");
  return new Set(rows.map(({ id }) => String(id)));
}

const lastHour = (now: number): number => Math.floor(now / HOUR_MS) * HOUR_MS;

const clock = new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: "Europe/Berlin" });

/** The last half past three in Germany. */
function lastNight(now: number): number {
  const halfHour = Math.floor(now / (30 * MINUTE_MS)) * 30 * MINUTE_MS;
  for (let at = halfHour; ; at -= 30 * MINUTE_MS) if (clock.format(at) === "03:30") return at;
}

async function expectDone({ world }: Scene, name: string, due: number): Promise<void> {
  await vi.waitFor(async () => {
    const done = await world.query(`select state from pgboss.job where name = 'periodic' and state = 'completed'
      and data ->> 'name' = '${name}' and data ->> 'due' = '${new Date(due).toISOString()}'`);
    expect(done, `${name} of ${germanDay(due)} is not done`).toHaveLength(1);
  }, PATIENCE_MS);
}
