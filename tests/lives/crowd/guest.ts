import { Visitor } from "../../integration/app/visitor";
import { newAccount, type Account } from "../model/account";
import type { Scene } from "../model/scene";
import { ORIGIN, type World } from "../world/world";

interface Heard {
  status: number;
  location: string;
  text: string;
}

/** Somebody beside the people of a life: what they do is little, and the model knows of it all the same. */
export class Guest {
  readonly name: string;
  readonly email: string;
  /** Null: not registered. */
  account: Account | null = null;
  /** Logged in on both devices. */
  hasBoth = false;
  readonly #devices: readonly Visitor[];

  constructor(
    readonly index: number,
    readonly world: World,
  ) {
    this.name = `Gast-${index}x`;
    this.email = `guest-${index}@example.org`;
    this.#devices = [0, 1].map(
      (device) =>
        new Visitor(
          (request, client) => {
            const { pathname, search } = new URL(request.url);
            request.headers.set("X-Forwarded-For", client);
            return fetch(new Request(`${world.url}${pathname}${search}`, request), { redirect: "manual" });
          },
          `10.2.${device}.${index + 1}`,
          ORIGIN,
        ),
    );
  }

  get = (device: number, path: string): Promise<Heard> => hear(path, this.#at(device).get(path));

  post = (device: number, path: string, fields: Record<string, string>): Promise<Heard> =>
    hear(path, this.#at(device).post(path, fields));

  postJson(device: number, path: string, body: object): Promise<Heard> {
    const visitor = this.#at(device);
    const headers = visitor.formHeaders({ "Content-Type": "application/json" });
    const request = new Request(`${ORIGIN}${path}`, { method: "POST", body: JSON.stringify(body), headers });
    return hear(path, visitor.send(request));
  }

  /** The newest code mailed to them. */
  code = (): string => this.world.codeFor(this.email);

  #at(device: number): Visitor {
    const visitor = this.#devices[device];
    if (!visitor) throw new Error(`${this.name} has no device ${device}.`);
    return visitor;
  }
}

/** An answer of the app, whoever crowds it. */
async function hear(path: string, coming: Promise<Response>): Promise<Heard> {
  const response = await coming;
  const text = await response.text();
  if (response.status >= 500) throw new Error(`In the crowd ${path} is answered by ${response.status}: ${text}`);
  return { status: response.status, location: response.headers.get("Location") ?? "", text };
}

export function expectOf(heard: Heard, where: RegExp): void {
  const seen = `${heard.status} ${heard.location}`;
  if (!where.test(seen)) throw new Error(`In the crowd expected ${String(where)}, seen ${seen}`);
}

/** Somebody who has registered, with a code or not. */
export async function keepAccount({ catalogue, world, now }: Scene, guest: Guest): Promise<Account> {
  const { name, email } = guest;
  const [row] = await world.query(`select user_id from profiles where email = '${email}'`);
  return (guest.account = newAccount(catalogue, { id: String(row?.user_id), name, email, now }));
}

/** Well before a session or the free weeks end. */
const FRESH_MS = 10 * 86_400_000;

/** So many who have registered some days ago at most, or do it here. */
export async function members(scene: Scene, count: number): Promise<Guest[]> {
  const found = scene.guests.filter(
    ({ account }) => account?.isConfirmed && scene.now < account.since + FRESH_MS && scene.now >= account.since,
  );
  while (found.length < count) found.push(await join(scene));
  return found.slice(0, count);
}

export function newGuest({ guests, world }: Scene): Guest {
  const guest = new Guest(guests.length, world);
  guests.push(guest);
  return guest;
}

/** Somebody registers and enters the code. */
async function join(scene: Scene): Promise<Guest> {
  const guest = newGuest(scene);
  const { name, email } = guest;
  expectOf(await guest.post(0, "/onboarding", { name, email }), /^302 \/email-verification/);
  await keepAccount(scene, guest);
  await confirm(guest);
  return guest;
}

/** Enters the newest code on the device that asked for it. */
export async function confirm(guest: Guest): Promise<void> {
  const code = guest.code();
  expectOf(await guest.post(0, "/email-verification", { intent: "confirm", code }), /^302 \/quiz/);
  if (guest.account) guest.account.isConfirmed = true;
}

/** Logs in on the second device, too. */
export async function takeSecondDevice(guest: Guest): Promise<void> {
  if (guest.hasBoth) return;
  expectOf(await guest.post(1, "/auth", { intent: "send", email: guest.email }), /^302 \/auth\?code=1/);
  expectOf(await guest.post(1, "/auth", { intent: "confirm", code: guest.code() }), /^302 \/(?:quiz|home)/);
  guest.hasBoth = true;
}
