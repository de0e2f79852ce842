import { expect, test } from "vitest";
import { sql, startMember, type App } from "../app/app";
import { otherThan } from "../auth/login-codes";
import { ADDRESS, logInElsewhere, personOf, readNewestMail, SETTINGS } from "../app/person";
import { copyOf } from "../auth/sessions";

/** Change of an account's address, confirmed by a code sent there. */
export function describeAddressChange(app: () => App): void {
  test("a new address needs the code that was sent there, and ends every other session", async () => {
    const [old, fresh] = ["old@example.org", "fresh@example.org"];
    const member = await startMember(app(), old);
    const elsewhere = await logInElsewhere(app(), old);
    const before = copyOf(app(), member);
    await member.post(ADDRESS, { intent: "send", email: ` ${fresh.toUpperCase()} ` });
    const code = await app().readCode(fresh);
    expect((await member.post(ADDRESS, { intent: "confirm", code: otherThan(code) })).status).toBe(422);
    expect((await elsewhere.post(ADDRESS, { intent: "confirm", code })).status).toBe(422);
    expect((await personOf(app(), old)).firstName).toBe("Anna");

    const done = await member.post(ADDRESS, { intent: "confirm", code });
    expect(done.headers.get("Location")).toBe(SETTINGS);
    const addresses = sql`select p.email, u.email as progress_email, p.email_verified from profiles p join user_progress u using (user_id) where p.email in (${old}, ${fresh})`;
    expect(await app().query(addresses)).toEqual([{ email: fresh, progress_email: fresh, email_verified: true }]);
    expect((await member.get("/home")).status).toBe(200);
    // Tokens from before the change are invalid, here and on other devices.
    for (const visitor of [before, elsewhere]) {
      expect((await visitor.get("/home")).headers.get("Location")).toBe("/auth");
    }
    const sessions = sql`select count(*) from sessions s join profiles p using (user_id) where p.email = ${fresh}`;
    expect(await app().count(sessions)).toBe(1);
    expect(await app().count(sql`select count(*) from login_codes where email = ${old}`)).toBe(0);
    expect(await readNewestMail(app(), old)).toContain("gilt ab jetzt eine andere E-Mail-Adresse");
    expect(await readNewestMail(app(), old)).not.toContain(fresh);
    await logInElsewhere(app(), fresh);
  });

  test("a code for a new address logs nobody in, and one for a login changes no address", async () => {
    const [email, wanted] = ["purpose@example.org", "wanted@example.org"];
    const member = await startMember(app(), email);
    await member.post(ADDRESS, { intent: "send", email: wanted });
    const code = await app().readCode(wanted);
    const stranger = copyOf(app(), member);
    await stranger.post("/logout", {});
    await stranger.post("/auth", { intent: "confirm", code });
    expect((await stranger.get("/home")).headers.get("Location")).toBe("/auth");
    // The session that asked ended with the logout, and its code with it.
    const again = await logInElsewhere(app(), email);
    expect((await again.post(ADDRESS, { intent: "confirm", code })).status).toBe(422);
    expect((await personOf(app(), wanted)).firstName).toBeUndefined();
  });

  test("five guesses at a code, then none, also at once", async () => {
    const member = await startMember(app(), "guess@example.org");
    const wanted = "guessed@example.org";
    await member.post(ADDRESS, { intent: "send", email: wanted });
    const right = await app().readCode(wanted);
    const code = otherThan(right);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => member.post(ADDRESS, { intent: "confirm", code })),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(bodies.filter((body) => body.includes("Der eingegebene Code ist nicht korrekt."))).toHaveLength(5);
    expect((await member.post(ADDRESS, { intent: "confirm", code: right })).status).toBe(422);
    expect((await personOf(app(), "guess@example.org")).firstName).toBe("Anna");
  });

  test("an address that is taken, before or meanwhile, stays with who has it", async () => {
    const [mine, taken, meanwhile] = ["mine@example.org", "taken@example.org", "meanwhile@example.org"];
    await startMember(app(), taken);
    const member = await startMember(app(), mine);
    const refused = await member.post(ADDRESS, { intent: "send", email: taken });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("E-Mail bereits verwendet");

    await member.post(ADDRESS, { intent: "send", email: meanwhile });
    const code = await app().readCode(meanwhile);
    await app().visitor().post("/onboarding", { name: "Bea", email: meanwhile });
    expect((await member.post(ADDRESS, { intent: "confirm", code })).status).toBe(409);
    expect((await personOf(app(), mine)).firstName).toBe("Anna");
    expect((await personOf(app(), meanwhile)).firstName).toBe("Bea");
    expect((await member.get("/home")).status).toBe(200);
  });
}
