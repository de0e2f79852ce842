import { expect, test } from "vitest";
import { startMember, type App } from "../app/app";
import { personOf, SETTINGS } from "../app/person";

/** The personal invitation link, and the visitors it brings. */
export function describeInvitation(app: () => App): void {
  test("an invitation greets by the first name and counts new people once a day each", async () => {
    const email = "inviter@example.org";
    const member = await startMember(app(), email);
    await member.post(SETTINGS, { intent: "name", name: "Anna Müller" });
    const { code } = await personOf(app(), email);
    const link = `/einladung/${code}`;
    const page = await (await app().visitor().get(link)).text();
    expect(page).toContain("Anna lädt dich ein");
    expect(page).not.toContain("Müller");
    expect((await personOf(app(), email)).arrivals).toBe(0);

    const guest = app().visitor();
    for (let click = 0; click < 3; click++) {
      expect((await guest.post(link, {})).headers.get("Location")).toBe("/onboarding");
    }
    await Promise.all(Array.from({ length: 10 }, () => app().visitor("10.9.9.9").post(link, {})));
    expect((await personOf(app(), email)).arrivals).toBe(2);
    // A network has any number of IPv6 addresses, and counts as one client.
    for (let host = 1; host <= 20; host++) await app().visitor(`2001:db8:1:2::${host}`).post(link, {});
    expect((await personOf(app(), email)).arrivals).toBe(3);
    expect((await member.post(link, {})).headers.get("Location")).toBe("/");
    await member.post("/logout", {});
    await member.post(link, {});
    expect((await personOf(app(), email)).arrivals).toBe(3);

    for (const unknown of ["ffffffffffff", "Quatsch", "%00", "x".repeat(500)]) {
      const answer = await app().visitor().get(`/einladung/${unknown}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("Du bist eingeladen");
      expect((await app().visitor().post(`/einladung/${unknown}`, {})).headers.get("Location")).toBe("/onboarding");
    }
  });
}
