import { expect, test } from "vitest";
import { sql, startNewcomer, type App, type Visitor } from "../app/app";
import { contentOf } from "./sessions";

/** Devices with an earlier login: which account they belong to, and that they cannot be forged. */
export function describeKnownDevices(app: () => App): void {
  const send = (visitor: Visitor, email: string) => visitor.post("/auth", { intent: "send", email });
  const devicesOf = (email: string) =>
    app().count(sql`select count(*) from known_devices d join profiles p using (user_id) where p.email = ${email}`);

  /** Registers an account on a device that is not used any more. */
  async function registered(email: string): Promise<void> {
    await startNewcomer(app(), email);
    await app().passTime("61 seconds");
  }

  /** Logs in on this device; true when a code was sent, and worked. */
  async function logIn(visitor: Visitor, email: string): Promise<boolean> {
    await visitor.post("/logout", {});
    if ((await send(visitor, email)).status !== 302) return false;
    const answer = await visitor.post("/auth", { intent: "confirm", code: await app().readCode(email) });
    return answer.headers.get("Location") === "/quiz";
  }

  /** Uses up the address's daily codes from unknown devices. */
  async function useUp(email: string): Promise<void> {
    for (let times = 0; times < 12; times++) {
      await app().passTime(times === 5 ? "1 hour" : "61 seconds");
      await send(app().visitor(), email);
    }
    expect((await send(app().visitor(), email)).status).toBe(429);
  }

  test("two people at one device each keep their own budget", async () => {
    const [first, second] = ["shared-first@example.org", "shared-second@example.org"];
    const device = await startNewcomer(app(), first);
    await registered(second);
    expect(await logIn(device, second)).toBe(true);
    expect([await devicesOf(first), await devicesOf(second)]).toEqual([1, 2]);
    await app().passTime("1 day");
    await useUp(first);
    await useUp(second);
    expect(await logIn(device, first)).toBe(true);
    expect(await logIn(device, second)).toBe(true);
    // A repeated login does not add the same device again.
    expect([await devicesOf(first), await devicesOf(second)]).toEqual([1, 2]);
  });

  test("a device that somebody has made up, or signed with nothing, is none", async () => {
    const email = "planted@example.org";
    await registered(email);
    const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
    const token = "planted-token-planted-token-planted-token-x";
    const { cookies } = await startNewcomer(app(), "planter@example.org");
    const [, signature = ""] = decodeURIComponent(cookies.get("device") ?? "").split(".");
    for (const planted of [base64(token), `${base64(token)}.`, `${base64(token)}.${signature}`]) {
      const victim = app().visitor();
      victim.cookies.set("device", encodeURIComponent(planted));
      await app().passTime("61 seconds");
      expect(await logIn(victim, email)).toBe(true);
      const given = contentOf(victim.cookies.get("device") ?? "");
      expect(given).not.toBe(token);
      expect(Buffer.from(given, "base64url")).toHaveLength(32);
    }
    await app().passTime("1 day");
    await useUp(email);
    const planter = app().visitor();
    planter.cookies.set("device", encodeURIComponent(base64(token)));
    expect((await send(planter, email)).status).toBe(429);
  });
}
