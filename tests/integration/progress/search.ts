import { expect, test } from "vitest";
import { startNewcomer, type App } from "../app/app";
import { answer, note, startDevice } from "../app/device";

const LONGEST = 200;

/** /suche: the material by heading, and the learner's own texts. */
export function describeSearch(app: () => App): void {
  const searched = async (visitor: { get: (path: string) => Promise<Response> }, query: string) => {
    const response = await visitor.get(`/suche?q=${encodeURIComponent(query)}`);
    expect(response.status).toBe(200);
    return (await response.text()).replaceAll("<!-- -->", "");
  };

  test("a search finds the heading that answers, and leads to it", async () => {
    const { member } = await startDevice(app(), "search@example.org");
    const page = await searched(member, "wie finde ich meine nische");
    expect(page).toContain("Missionen");
    expect(page).toMatch(/href="\/mission\/content-creator-in-1#[^"]+"/);
    // Later missions are named, without a link.
    const further = await searched(member, "community aufbauen kommentare");
    expect(further).toContain("Diese Mission öffnet sich, sobald du auf deinem Weg so weit bist.");
    expect(further).not.toContain('href="/mission/content-creator-in-5');
  });

  test("steps through the offices and calculators are found, and lead to where they are open for everybody", async () => {
    const { member } = await startDevice(app(), "search-steps@example.org");
    const step = await searched(member, "zweites konto eröffnen");
    expect(step).toContain("Startfahrplan");
    expect(step).toContain('href="/startfahrplan?schritt=zweites-konto#zweites-konto"');
    expect(await searched(member, "deckungsbeitrag")).toContain('href="/rechner/deckungsbeitrag"');
    expect(await searched(member, "startfahrplan")).toContain('href="/startfahrplan"');
  });

  test("without a path, what stands in paths' missions asks for one, though a bonus mission has it too", async () => {
    const page = await searched(await startNewcomer(app(), "search-pathless@example.org"), "den job aufgeben");
    expect(page).toContain("Das steht in Missionen. Wähle dafür zuerst einen Berufspfad.");
    expect(page).not.toContain("in der Zugabe");
  });

  test("it finds one's own words, and nobody else's", async () => {
    const { member, send } = await startDevice(app(), "search-own@example.org");
    const other = await startDevice(app(), "search-other@example.org");
    await send(answer("Flicken für Quastenhosen"), note("Tante Erna fragen"));
    await other.send(note("Geheimnis der Quastenhosen"));
    const own = await searched(member, "quastenhosen");
    expect(own).toContain("Deine Notizen und Antworten");
    expect(own).toContain("<mark>Quastenhosen</mark>");
    expect(own).not.toContain("Geheimnis");
    expect(await searched(member, "erna")).toContain("<mark>Erna</mark>");
    expect(await searched(other.member, "erna")).not.toContain("Tante");
    // A wildcard is matched literally.
    expect(await searched(member, "%")).not.toContain("Erna");
  });

  test("what answers nothing is said to", async () => {
    const { member } = await startDevice(app(), "search-nothing@example.org");
    expect(await searched(member, "wer gewinnt die bundesliga")).toContain("Dazu steht hier nichts.");
    expect(await searched(member, "")).toContain("Ein Wort genügt");
  });

  test("of a long question the first 200 letters count", async () => {
    const { member } = await startDevice(app(), "search-long@example.org");
    const filler = "x".repeat(LONGEST - "impressum ".length);
    expect(await searched(member, `impressum ${filler} nische`)).not.toContain("nische");
    expect(await searched(member, `${"x".repeat(LONGEST)} impressum`)).toContain("Dazu steht hier nichts.");
    expect(await searched(member, "rechnung ".repeat(800))).toContain("Rechnung");
  });

  test.each([
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' or 1=1 --",
    "\\",
    "%_%",
    "\u202e",
    "()[]*+?",
  ])("„%s“ is text like any other", async (hostile) => {
    const { member } = await startDevice(
      app(),
      `search-${Buffer.from(hostile).toString("hex").slice(0, 12)}@example.org`,
    );
    const page = await searched(member, hostile);
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain("<img src=x");
  });

  test("what is no text is no question", async () => {
    const { member } = await startDevice(app(), "search-broken@example.org");
    for (const query of ["%00", "%ff%fe", "%E0%A4", "%0a%0d"]) {
      expect((await member.get(`/suche?q=${query}`)).status).toBe(200);
    }
    expect((await member.get("/suche?q=eins&q=zwei&andere=drei")).status).toBe(200);
  });

  test("it is for members: others are led to the entrance", async () => {
    expect((await app().visitor().get("/suche?q=impressum")).headers.get("Location")).toBe("/onboarding");
    const newcomer = await startNewcomer(app(), "search-new@example.org");
    expect([200, 302]).toContain((await newcomer.get("/suche?q=impressum")).status);
  });
}
