import { expect, test } from "vitest";
import { sql, type App } from "../app/app";
import { answer, note, startDevice, tick } from "../app/device";

/** A learner's texts: searched, downloaded as a file, and kept. */
export function describePortfolio(app: () => App): void {
  test("the portfolio finds one's own words as they were typed, and nobody else's", async () => {
    const email = "portfolio@example.org";
    const { member, send } = await startDevice(app(), email);
    const other = await startDevice(app(), "neighbour@example.org");
    await other.send(answer("Geheimnis 100 % sicher"));
    await send(answer("Ich nähe mit *Herz* und 100 % Wolle\n# kein Titel"), note("Idee: Flick_Kanal"));
    const found = async (search: string) =>
      (await (await member.get(`/mappe?suche=${encodeURIComponent(search)}`)).text()).replaceAll("<!-- -->", "");
    expect(await found("100 %")).toContain("1 Fund zu");
    expect(await found("WOLLE")).toContain("1 Fund zu");
    expect(await found("flick_kanal")).toContain("Idee: Flick_Kanal");
    // Wildcards are matched literally.
    expect(await found("%")).toContain("1 Fund zu");
    expect(await found("Flick%Kanal")).toContain("Nichts gefunden");
    expect(await found("\\")).toContain("Nichts gefunden");
    expect(await found("Geheimnis")).toContain("Nichts gefunden");
    expect((await member.get("/mappe?suche=%00")).status).toBe(200);

    const file = await member.get("/mappe.md");
    expect(file.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    expect(file.headers.get("Content-Disposition")).toContain("attachment");
    const text = await file.text();
    expect(text).toContain("### Themen sammeln und bewerten");
    expect(text).toContain("Ich nähe mit \\*Herz\\* und 100 % Wolle  \n\\# kein Titel");
    expect(text).toContain("Idee: Flick\\_Kanal");
    expect(text).not.toContain("Geheimnis");
  });

  test("notes stay when the missions begin anew, and one's own work is readable without access", async () => {
    const email = "anew@example.org";
    const { member, send } = await startDevice(app(), email);
    await send(note("bleibt"), tick("cc1-1", true));
    await member.post("/career-path-selection", { path: "va-allround" });
    expect(await (await member.get("/mappe")).text()).toContain("bleibt");
    await app().query(
      sql`update user_progress set trial_start_date = now() - interval '29 days' where email = ${email}`,
    );
    expect((await member.get("/mission/va-allround-1")).headers.get("Location")).toBe("/pricing");
    expect(await (await member.get("/mappe")).text()).toContain("bleibt");
    expect(await (await member.get("/mappe.md")).text()).toContain("bleibt");
    expect((await app().visitor().get("/mappe")).headers.get("Location")).toBe("/onboarding");
    expect((await app().visitor().get("/mappe.md")).headers.get("Location")).toBe("/onboarding");
  });

  test("without scripts a note is saved by its form", async () => {
    const { member } = await startDevice(app(), "plain@example.org");
    const saved = await member.post("/mission/content-creator-in-1", { intent: "note", note: "von Hand" });
    expect(saved.headers.get("Location")).toBe("/mission/content-creator-in-1#notizen");
    expect(await (await member.get("/mission/content-creator-in-1")).text()).toContain("von Hand");
  });
}
