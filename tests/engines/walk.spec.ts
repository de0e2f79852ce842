import { USUAL_ANSWER } from "../fakes/model/answers";
import { expect, test } from "./engine-test";
import { pointer } from "./hands";
import { readText } from "./in-page";
import type { Line } from "./line";
import { ANSWER, isAt, isKept, MISSION, reads, stands, TICK, walkToFirstMission } from "./way";
import type { Visitor } from "./visitor";

const syncsThat = (line: Line) => line.reached.filter((request) => request === "POST /api/sync").length;

/** Walks to the first mission with a mouse. */
async function reachFirstMission(visitor: Visitor, line: Line) {
  const hand = pointer(visitor);
  await walkToFirstMission({ visitor, line, hand, scripts: true, forgiven: 0 });
  return hand;
}

test("from registering to a sheet on paper, with a tunnel in the middle", async ({ visitor, line }) => {
  const hand = await reachFirstMission(visitor, line);
  await hand.tick(TICK);
  await reads(visitor, "Gespeichert");
  await isKept(visitor, MISSION);
  await hand.press("Home");
  await isKept(visitor, "/home");
  await visitor.open(line.url + MISSION);
  await reads(visitor, "Deine Antwort");

  await test.step("without a connection all that was opened is there, and keeps what is written", async () => {
    await line.cut();
    // The first open task; what was done when the page was made is folded below it.
    await hand.tick(TICK);
    await hand.write(ANSWER, "im Zug geschrieben");
    await reads(visitor, "Wird nachgetragen");
    const before = line.reached.length;
    await visitor.reload();
    await reads(visitor, "Wird nachgetragen");
    await stands(visitor, "im Zug geschrieben");
    await visitor.open(`${line.url}/home`);
    await reads(visitor, "Level");
    await visitor.open(`${line.url}/career-path-selection`);
    await reads(visitor, "Du bist gerade offline");
    await visitor.open(line.url + MISSION);
    await stands(visitor, "im Zug geschrieben");
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
    await hand.press("Mission abschließen");
    await reads(visitor, "Mission abgeschlossen! 🎉");
  });

  await test.step("Inno answers, word by word", async () => {
    await visitor.open(`${line.url}/coach`);
    await hand.write("Deine Frage an Inno", "Womit fange ich an?");
    await hand.press("Senden");
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
    await hand.press("Abmelden");
    await isAt(visitor, /\/auth$/);
    expect(await visitor.learn("Object.keys(localStorage)")).toEqual([]);
    await visitor.back();
    await expect.poll(() => visitor.look(readText).catch(() => "")).not.toContain("im Zug geschrieben");
    await isAt(visitor, /\/auth$/);
  });
  // Of the app's manifest; a list of routes, which is asked for ahead, may be cut by the tunnel.
  expect(
    (visitor.complaints() ?? []).filter((text) => /manifest/i.test(text) && !text.includes("/__manifest?")),
  ).toEqual([]);
});

test("a tab from before a deployment goes where is pressed", async ({ visitor, line }) => {
  const hand = await reachFirstMission(visitor, line);
  line.deploy();
  await hand.press("Level");
  await isAt(visitor, /\/level$/);
  await reads(visitor, "XP");
});
