import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { fieldsForPage } from "../../../app/domain/account/viewpoint";
import { sql, startApp, type App } from "../app/app";

const VIEWPOINT = {
  stand: "3",
  path: "va-allround",
  type: "visionaer-in",
  holding: "pro",
  level: "1",
  reader: "nobody",
  from: "/level",
};
const SET = "/entwicklung/ansicht";
const PARTS = "/entwicklung/bausteine";

let app: App;
beforeAll(async () => {
  app = await startApp("pglite", { NODE_ENV: "development" });
});
afterAll(() => app.close());

/** Chooses a viewpoint; returns the visitor and the address they are led to. */
async function standAs(choice: Partial<typeof VIEWPOINT> & { go?: string }) {
  const visitor = app.visitor();
  const to = (await visitor.post(SET, { ...VIEWPOINT, ...choice })).headers.get("Location");
  return { visitor, to };
}

const standing = async () => {
  const [row] = await app.query(sql`
    select p.level, p.quiz_completed, p.selected_career_path, p.personality_type, p.subscription_plan,
      (select count(*)::int from user_missions m where m.user_id = p.user_id and m.status = 'completed'
        and m.career_path is not null) as finished,
      (select coalesce(sum(amount), 0)::int from xp_ledger x where x.user_id = p.user_id) = p.total_xp as adds_up
    from user_progress p where email = 'ansicht@example.org'`);
  return row;
};

test("an editor stands on any mission of any path, with any type and plan, and stays on the page or goes there", async () => {
  const { visitor, to } = await standAs({});
  expect(to).toBe("/level");
  expect((await visitor.get("/mission/va-allround-3")).status).toBe(200);
  expect(await standing()).toMatchObject({
    quiz_completed: true,
    finished: 2,
    subscription_plan: "pro",
    adds_up: true,
  });
  expect((await standAs({ go: "mission" })).to).toBe("/mission/va-allround-3");
});

test("a registration mission is read as somebody with a job, and as somebody in family insurance", async () => {
  const openFor = async (reader: string) => {
    const { visitor } = await standAs({ stand: "6", reader });
    const page = await (await visitor.get("/mission/va-allround-6")).text();
    return Array.from(
      page.matchAll(/<details data-passage=""[^>]* open=""><summary[^>]*><span>(.*?)</g),
      ([, title]) => title,
    );
  };
  expect(await openFor("jonas")).toContain("Krankenkasse: neben dem Job");
  expect(await openFor("meryem")).toContain("Krankenkasse: über die Familie");
  expect(await openFor("nobody")).not.toContain("Krankenkasse: über die Familie");
});

test("everybody between a guest and somebody who has finished everything", async () => {
  const guest = await standAs({ stand: "guest" });
  expect((await guest.visitor.get("/home")).headers.get("Location")).toBe("/onboarding");
  await standAs({ stand: "new" });
  expect(await standing()).toMatchObject({ quiz_completed: false, selected_career_path: null });
  await standAs({ stand: "tested", type: "denker-in" });
  expect(await standing()).toMatchObject({ quiz_completed: true, selected_career_path: null, finished: 0 });
  await standAs({ stand: "finished" });
  expect(await standing()).toMatchObject({ finished: 10, adds_up: true });
});

test("a level is at least what was asked for, and a trial can be over", async () => {
  await standAs({ stand: "tested", level: "12" });
  expect(await standing()).toMatchObject({ level: 12, adds_up: true });
  const { visitor } = await standAs({ holding: "ended" });
  expect((await visitor.get("/quests")).headers.get("Location")).toBe("/pricing");
});

test("the bar stands on the page, with what was chosen last", async () => {
  // The bar depends on process.env.NODE_ENV, which the compiler inlines, not on the app's own setting.
  vi.stubEnv("NODE_ENV", "development");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { visitor } = await standAs({ stand: "2", holding: "pro_ai" });
  const page = await (await visitor.get("/level")).text();
  expect(page).toContain(`action="${SET}"`);
  expect(page).toContain('<option value="pro_ai" selected="">');
  expect(page).toContain('<option value="2" selected="">');
});

test("one click reads a page as Jonas or Meryem, a line says so, and one leads back to whom the editor was before", async () => {
  vi.stubEnv("NODE_ENV", "development");
  onTestFinished(() => void vi.unstubAllEnvs());
  const visitor = app.visitor();
  await visitor.post("/entwicklung/demo", {});
  const at = "/startfahrplan";
  const ownPage = await (await visitor.get(at)).text();
  expect(ownPage).toContain("Diese Seite lesen als");
  expect(ownPage).not.toContain("Du liest diese Seite als");
  // The form of the line, with the button that is pressed.
  const [line = ""] = /<aside[^>]*aria-label="Mit wessen.*?<\/aside>/s.exec(ownPage) ?? [];
  const fields = Object.fromEntries(
    Array.from(line.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g), ([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  for (const [reader, label] of [
    ["jonas", "Jonas, angestellt in Vollzeit"],
    ["meryem", "Meryem, familienversichert, 8 Stunden"],
  ] as const) {
    expect((await visitor.post(SET, { ...fields, reader })).headers.get("Location")).toBe(at);
    const page = (await (await visitor.get(at)).text()).replaceAll("<!-- -->", "");
    expect(page).toContain(`Du liest diese Seite als <strong>${label}</strong>`);
    expect(page).toContain("Betrifft dich laut deinen Angaben nicht");
  }
  expect((await visitor.post(SET, { go: "back", from: at })).headers.get("Location")).toBe(at);
  const after = await (await visitor.get("/profile")).text();
  expect(after).toContain("Demo");
  expect(after).not.toContain("Du liest diese Seite als");
});

test("whoever was nobody before is nobody again", async () => {
  const { visitor } = await standAs({ reader: "jonas" });
  expect((await visitor.get("/home")).status).toBe(200);
  await visitor.post(SET, { go: "back", from: "/home" });
  expect((await visitor.get("/home")).headers.get("Location")).toBe("/onboarding");
});

test("a mission is read as somebody who is at it", () => {
  const paths = [{ slug: "copywriter-in" }, { slug: "va-allround" }];
  const whole = { stand: "finished", path: "copywriter-in", type: "visionaer-in", holding: "pro", level: "1" };
  expect(fieldsForPage("/startfahrplan", { chosen: {}, paths })).toEqual(whole);
  expect(fieldsForPage("/mission/va-allround-6", { chosen: { holding: "trial" }, paths })).toEqual({
    ...{ ...whole, path: "va-allround", stand: "6", holding: "trial" },
  });
  expect(fieldsForPage("/mission/unbekannt-6", { chosen: { stand: "guest" }, paths })).toEqual(whole);
});

test("it leads to no other host", async () => {
  for (const from of ["https://example.org", "//example.org", "/\\example.org", "level"]) {
    expect((await app.visitor().post(SET, { ...VIEWPOINT, from })).status).toBe(400);
  }
});

test("the parts stand beside each other in three views", async () => {
  const page = await (await app.visitor().get(PARTS)).text();
  expect([...page.matchAll(/<iframe title="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Hell",
    "Dunkel",
    "Hoher Kontrast, nachgestellt",
  ]);
  // Our rules for forced colours are in the last one.
  expect(page.match(/HighlightText !important/g)?.length).toBeGreaterThan(0);
  expect(page.match(/Der nächste Schritt/g)).toHaveLength(3);
});

test("elsewhere there is neither the bar nor the way in", async () => {
  await app.restart({ NODE_ENV: "production" });
  const visitor = app.visitor();
  expect((await visitor.post(SET, VIEWPOINT)).status).toBe(404);
  expect((await visitor.post(SET, { go: "back", from: "/level" })).status).toBe(404);
  expect((await visitor.get(PARTS)).status).toBe(404);
  expect(await (await visitor.get("/")).text()).not.toContain(SET);
});
