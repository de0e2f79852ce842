import { expect, test } from "vitest";
import { FEATURES } from "../../../app/domain/features";
import { listSwitches } from "../../../app/domain/account/switches";
import { sql, startMember, type App } from "../app/app";
import { ADDRESS, DELETION, SETTINGS } from "../app/person";

/** Name, appearance and permissions in the settings, open to all accounts. */
export function describeAccountSettings(app: () => App): void {
  test("a new name stands in both tables; one that is too short in neither", async () => {
    const email = "name@example.org";
    const member = await startMember(app(), email);
    expect((await member.post(SETTINGS, { intent: "name", name: " Änne  " })).status).toBe(302);
    const refused = await member.post(SETTINGS, { intent: "name", name: "B" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Bitte gib mindestens 2 Zeichen ein.");
    for (const name of ["a\u0000bc", "a\u202ebc", "x".repeat(90), "evil.example", "\u3164\u3164"]) {
      const answer = await member.post(SETTINGS, { intent: "name", name });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("Bitte gib einen Namen mit Buchstaben ein");
    }
    const names = sql`select p.first_name, u.name from profiles p join user_progress u using (user_id) where p.email = ${email}`;
    expect(await app().query(names)).toEqual([{ first_name: "Änne", name: "Änne" }]);
  });

  test("settings begin with their defaults and change only what a form is about", async () => {
    const email = "settings@example.org";
    const member = await startMember(app(), email);
    const stored = sql`select ai_enabled, trial_mail, weekly_mail, daily_reminder from user_settings s join profiles p using (user_id) where p.email = ${email}`;
    const expected = { ai_enabled: true, trial_mail: true, weekly_mail: false, daily_reminder: false };
    const page = await (await member.get(SETTINGS)).text();
    for (const form of ["messages", "ai"] as const) {
      const switches = listSwitches(form, FEATURES);
      const answer = await member.post(SETTINGS, {
        intent: form,
        ...(form === "messages" ? { weeklyMail: "on" } : {}),
      });
      expect([form, answer.status]).toEqual([form, switches.length > 0 ? 302 : 400]);
      expect(page.includes(`value="${form}"`)).toBe(switches.length > 0);
      for (const { name, label } of switches) {
        expect(page).toContain(label);
        if (name === "aiEnabled") expected.ai_enabled = false;
        if (name === "trialMail") expected.trial_mail = false;
        if (name === "weeklyMail") expected.weekly_mail = true;
      }
    }
    const anySwitch = (["messages", "ai"] as const).some((form) => listSwitches(form, FEATURES).length > 0);
    expect(await app().query(stored)).toEqual(anySwitch ? [expected] : []);
    expect((await member.post(SETTINGS, { intent: "messages", aiEnabled: "on" })).status).toBe(400);
    expect((await member.post(SETTINGS, { intent: "appearance", theme: "pink" })).status).toBe(400);
  });

  test("theme and motion are kept in the browser and come with every page", async () => {
    const member = await startMember(app(), "theme@example.org");
    await member.post(SETTINGS, { intent: "appearance", theme: "dark", reducedMotion: "on" });
    const page = await (await member.get("/datenschutz")).text();
    expect(page).toContain('<html lang="de" data-theme="dark" data-motion="reduced">');
    await member.post(SETTINGS, { intent: "appearance", theme: "system" });
    expect(await (await member.get("/datenschutz")).text()).toContain('<html lang="de">');
  });

  test("only people with access see the profile, everybody their settings and data", async () => {
    const email = "ended@example.org";
    const member = await startMember(app(), email);
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '29 days' where email = ${email}`,
    );
    expect((await member.get("/profile")).headers.get("Location")).toBe("/pricing");
    for (const path of [SETTINGS, ADDRESS, DELETION, "/profile/export"]) {
      expect((await member.get(path)).status, path).toBe(200);
    }
  });
}
