import { expect, test } from "vitest";
import { PERSONAL_TABLES } from "../../../app/db/personal/personal-tables";
import { sql, startMember, type App } from "../app/app";
import { fillEveryTable } from "../app/person";

/** Export of all data stored about a member, as a file for them. */
export function describeDataExport(app: () => App): void {
  test("the export holds every personal column and no secret", async () => {
    const email = "export@example.org";
    const member = await startMember(app(), email);
    await fillEveryTable(app(), email);
    const answer = await member.get("/profile/export?format=json");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="meine-daten-[\d-]+\.json"$/);
    const text = await answer.text();
    const { data } = JSON.parse(text);
    const rows = [];
    for (const { table, labels } of PERSONAL_TABLES) {
      const columns = Object.keys(labels).filter((column) => labels[column] !== null);
      const name = String(Reflect.get(table, Symbol.for("drizzle:Name")));
      expect(data[name]?.length, name).toBeGreaterThan(0);
      for (const row of data[name]) expect(Object.keys(row), name).toEqual(columns);
      rows.push(...(await app().query(sql`select * from ${sql.identifier(name)}`)));
    }
    const hashes = rows.flatMap((row) =>
      ["token_hash", "session_hash", "code_hash", "device_hash"].map((name) => row[name]),
    );
    const secrets = hashes.filter((hash) => typeof hash === "string");
    expect(secrets.length).toBeGreaterThan(1);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(data.profiles[0].email).toBe(email);
    expect(data.user_notes[0].note).toBe("Nur für mich");
    expect(data.user_missions_data[0].missionsData.length).toBeGreaterThan(10);

    const page = await (await member.get("/profile/export?format=html")).text();
    for (const { title, labels } of PERSONAL_TABLES) {
      expect(page).toContain(title);
      for (const label of Object.values(labels)) if (label) expect(page).toContain(label);
    }
    expect(page).toContain("Nur für mich");
    expect(page).not.toContain("<script");
  });

  test("exports are for who is logged in, and not without end", async () => {
    expect((await app().visitor().get("/profile/export?format=json")).headers.get("Location")).toBe("/onboarding");
    const member = await startMember(app(), "often@example.org");
    const answers = await Promise.all(Array.from({ length: 21 }, () => member.get("/profile/export")));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  });
}
