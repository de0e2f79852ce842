import { newEmail, readCode } from "../e2e/fixtures";
import { USUAL_ANSWER } from "../fakes/model/answers";
import { expect, test } from "./engine-test";
import type { Line } from "./line";
import type { Visitor } from "./visitor";

const MISSION = "/mission/content-creator-in-1";
const TICK = "Aufgabe abgeschlossen";
const ANSWER = "Deine Antwort";

const reads = (visitor: Visitor, text: string) => expect.poll(() => visitor.reads(text), text).toBe(true);
const isAt = (visitor: Visitor, path: RegExp) => expect.poll(() => visitor.address()).toMatch(path);
const syncsThat = (line: Line) => line.reached.filter((request) => request === "POST /api/sync").length;

/** Registers, confirms, answers all questions and takes the first path; ends on its first mission. */
async function reachFirstMission(visitor: Visitor, line: Line): Promise<void> {
  const email = newEmail();
  await visitor.open(`${line.url}/onboarding`);
  await visitor.press("Loslegen");
  await visitor.write("Dein Vorname", "Anna");
  await visitor.write("Deine E-Mail-Adresse", email);
  await visitor.press("Weiter");
  await reads(visitor, "Schau in dein Postfach");
  await visitor.write("6-stelliger Code", await readCode(email));
  for (let number = 1; number <= 24; number++) {
    await reads(visitor, `${number}/24`);
    await visitor.choose("4");
  }
  await visitor.press("Abschließen");
  await isAt(visitor, /\/quiz-results\?/);
  await visitor.press("Berufspfade ansehen");
  await reads(visitor, "Pfad 1 von 3");
  await visitor.press("Diesen Pfad wählen");
  await isAt(visitor, /\/mission\/content-creator-in-1$/);
}

/** Resolves once a service worker controls this browser and has cached the page. */
const isKept = (visitor: Visitor, path: string) =>
  expect
    .poll(() =>
      visitor.learn(`navigator.serviceWorker.controller !== null && (await caches.match("${path}")) !== undefined`),
    )
    .toBe(true);

test("from registering to a sheet on paper, with a tunnel in the middle", async ({ visitor, line }) => {
  await reachFirstMission(visitor, line);
  // Checked here: once the connection is cut, every browser logs errors by itself.
  expect(visitor.complaints()).toEqual([]);
  await visitor.tick(TICK);
  await reads(visitor, "Gespeichert");
  await isKept(visitor, MISSION);
  await visitor.press("Home");
  await isKept(visitor, "/home");
  await visitor.open(line.url + MISSION);
  await reads(visitor, "Deine Antwort");

  await test.step("without a connection all that was opened is there, and keeps what is written", async () => {
    await line.cut();
    // The first open task; what was done when the page was made is folded below it.
    await visitor.tick(TICK);
    await visitor.write(ANSWER, "im Zug geschrieben");
    await reads(visitor, "Wird nachgetragen");
    const before = line.reached.length;
    await visitor.reload();
    await reads(visitor, "Wird nachgetragen");
    expect(await visitor.isTicked(TICK)).toBe(true);
    expect(await visitor.textIn(ANSWER)).toBe("im Zug geschrieben");
    await visitor.open(`${line.url}/home`);
    await reads(visitor, "Level");
    await visitor.open(`${line.url}/career-path-selection`);
    await reads(visitor, "Du bist gerade offline");
    await visitor.open(line.url + MISSION);
    await expect.poll(() => visitor.textIn(ANSWER)).toBe("im Zug geschrieben");
    expect(line.reached.length).toBe(before);
  });

  await test.step("with one again, it arrives by itself", async () => {
    const before = syncsThat(line);
    await line.back();
    await reads(visitor, "Gespeichert");
    expect(syncsThat(line)).toBeGreaterThan(before);
    await visitor.open(`${line.url}/mappe`);
    await reads(visitor, "im Zug geschrieben");
  });

  await test.step("the mission is finished", async () => {
    await visitor.open(line.url + MISSION);
    await reads(visitor, "Mission abschließen");
    await reads(visitor, "100 %");
    await visitor.press("Mission abschließen");
    await reads(visitor, "Mission abgeschlossen! 🎉");
  });

  await test.step("Inno answers, word by word", async () => {
    await visitor.open(`${line.url}/coach`);
    await visitor.write("Deine Frage an Inno", "Womit fange ich an?");
    await visitor.press("Senden");
    await reads(visitor, USUAL_ANSWER.slice(USUAL_ANSWER.indexOf("Schreib")));
  });

  await test.step("the mission is a sheet to print, and a file", async () => {
    await visitor.open(`${line.url}${MISSION}/druck`);
    await reads(visitor, "im Zug geschrieben");
    expect(await visitor.learn(`(await (await fetch("${MISSION}/druck.pdf")).text()).slice(0, 5)`)).toBe("%PDF-");
  });

  await test.step("who has logged out leaves nothing behind, also for the way back", async () => {
    await visitor.open(`${line.url}/mappe`);
    await visitor.open(`${line.url}/profile`);
    await visitor.press("Abmelden");
    await isAt(visitor, /\/auth$/);
    expect(await visitor.learn("Object.keys(localStorage)")).toEqual([]);
    await visitor.back();
    await expect.poll(() => visitor.reads("im Zug geschrieben")).toBe(false);
    await isAt(visitor, /\/auth$/);
  });
  // Of the app's manifest; a list of routes, which is asked for ahead, may be cut by the tunnel.
  expect(visitor.complaints().filter((text) => /manifest/i.test(text) && !text.includes("/__manifest?"))).toEqual([]);
});

test("a tab from before a deployment goes where is pressed", async ({ visitor, line }) => {
  await reachFirstMission(visitor, line);
  line.deploy();
  await visitor.press("Level");
  await isAt(visitor, /\/level$/);
  await reads(visitor, "XP");
});
