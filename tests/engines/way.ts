import { newEmail, readCode } from "../e2e/fixtures";
import { findOverflows } from "../e2e/overflows";
import { USUAL_ANSWER } from "../fakes/model/answers";
import { expect, test } from "./engine-test";
import type { Hand } from "./hands";
import { isAwake, listWritten, readText, tellFocus } from "./in-page";
import type { Line } from "./line";
import type { Visitor } from "./visitor";

/** Somebody on the way. */
export interface Walker {
  visitor: Visitor;
  hand: Hand;
  line: Line;
  scripts: boolean;
  /** How many complaints of the console were a tunnel's: without a connection every browser logs errors by itself. */
  forgiven: number;
}

export const MISSION = "/mission/content-creator-in-1";
export const TICK = "Aufgabe abgeschlossen";
export const ANSWER = "Deine Antwort";
const WRITTEN = "im Zug geschrieben";

export const reads = (visitor: Visitor, text: string) =>
  expect.poll(() => visitor.look(readText).catch(() => ""), text).toContain(text);
export const isAt = (visitor: Visitor, path: RegExp) => expect.poll(() => visitor.address()).toMatch(path);
/** Resolves once an answer with this text stands on the mission. */
export const stands = (visitor: Visitor, text: string) =>
  expect.poll(() => visitor.look(listWritten, ANSWER).catch(() => []), text).toContain(text);
/** Resolves once a service worker controls this browser and has cached the page. */
export const isKept = (visitor: Visitor, path: string) =>
  expect
    .poll(() =>
      visitor.learn(`navigator.serviceWorker.controller !== null && (await caches.match("${path}")) !== undefined`),
    )
    .toBe(true);

/**
 * What is asked of each screen: its address, that the focus stands where it should, nothing sticks out at the side, and
 * the console is silent. Of a document that a browser has loaded itself, nothing has the focus but a field that asks for it.
 */
async function arrives(walker: Walker, at: RegExp, focus = walker.scripts ? "heading" : "nothing"): Promise<void> {
  const { visitor, scripts, forgiven } = walker;
  await isAt(visitor, at);
  if (scripts) await expect.poll(() => visitor.look(isAwake).catch(() => false), "awake").toBe(true);
  await expect.poll(() => visitor.look(tellFocus).catch(() => ""), `focus at ${at}`).toBe(focus);
  await expect.poll(() => visitor.look(findOverflows).catch(() => null), `in the window at ${at}`).toEqual([]);
  expect(visitor.complaints()?.slice(forgiven) ?? [], `console at ${at}`).toEqual([]);
}

/** From the landing page over account, test and result to the first mission. */
export async function walkToFirstMission(walker: Walker): Promise<void> {
  const { visitor, hand, line, scripts } = walker;
  const email = newEmail();
  await test.step("an account, by address and code", async () => {
    await visitor.open(line.url);
    await arrives(walker, /:\d+\/$/, "nothing");
    await hand.press("Jetzt starten");
    await arrives(walker, /\/auth$/, "nothing");
    await hand.write("Deine E-Mail-Adresse", email);
    await hand.send("Weiter");
    await arrives(walker, /\/onboarding/, "field Dein Vorname");
    await hand.write("Dein Vorname", "Anna");
    await hand.send("Weiter");
    await arrives(walker, /\/email-verification$/, "field 6-stelliger Code");
    await hand.write("6-stelliger Code", await readCode(email));
    if (!scripts) await hand.send("Bestätigen");
  });
  await test.step("24 answers, and the result", async () => {
    await arrives(walker, /\/quiz$/);
    for (let number = 1; number <= 24; number++) {
      await reads(visitor, `${number}/24`);
      await hand.choose("4");
      if (number === 24) await hand.send("Abschließen");
      else if (!hand.isTap || !scripts) await hand.send("Weiter");
    }
    await isAt(visitor, /\/quiz-results\?|fertig=1$/);
    if (!scripts) await hand.press("Ergebnis ansehen");
    await arrives(walker, /\/quiz-results\?/);
  });
  await test.step("a path", async () => {
    await hand.press("Berufspfade ansehen");
    await arrives(walker, /\/career-path-selection\?/);
    await hand.press("Diesen Pfad wählen");
    await arrives(walker, /\/mission\/content-creator-in-1$/);
  });
}

/** The first mission, with a tunnel in the middle for whom pages are kept. */
export async function finishFirstMission(walker: Walker): Promise<void> {
  const { visitor, hand, scripts } = walker;
  await test.step("the first task", async () => {
    await hand.tick(TICK);
    if (!scripts) await hand.press("Speichern");
    await reads(visitor, "1 von 2");
  });
  await (scripts ? writeInTunnel(walker) : writeAndSave(walker));
  await test.step("the mission is finished", async () => {
    await hand.press("Mission abschließen");
    await reads(visitor, "Geschafft!");
    await arrives(walker, /geschafft/);
  });
}

/** Without scripts, nothing keeps a page: the connection is back before anything is sent. */
async function writeAndSave({ visitor, hand }: Walker): Promise<void> {
  await hand.write(ANSWER, WRITTEN);
  await hand.tick(TICK);
  await hand.press("Speichern");
  await reads(visitor, "100 %");
}

async function writeInTunnel(walker: Walker): Promise<void> {
  const { visitor, hand, line } = walker;
  await test.step("the second task, in a tunnel", async () => {
    await reads(visitor, "Gespeichert");
    await isKept(visitor, MISSION);
    await line.cut();
    await hand.write(ANSWER, WRITTEN, 1);
    await hand.tick(TICK, 1);
    await reads(visitor, "Wird nachgetragen");
    await visitor.reload();
    await reads(visitor, "Wird nachgetragen");
    await stands(visitor, WRITTEN);
  });
  await test.step("with a connection again, it arrives by itself", async () => {
    await line.back();
    await reads(visitor, "Gespeichert");
    walker.forgiven = visitor.complaints()?.length ?? 0;
  });
}

/** From the moment of success to the second mission, and round the daily screens. */
export async function walkOn(walker: Walker): Promise<void> {
  const { visitor, hand } = walker;
  await hand.press("Zur nächsten Mission");
  await arrives(walker, /\/mission\/content-creator-in-2$/);
  await hand.press("Home");
  await arrives(walker, /\/home$/);
  await reads(visitor, "220 XP");
  await hand.press("Coach");
  await arrives(walker, /\/coach$/);
  await hand.write("Deine Frage an Inno", "Womit fange ich an?");
  await hand.press("Senden");
  await reads(visitor, USUAL_ANSWER.slice(USUAL_ANSWER.indexOf("Schreib")));
  await hand.press("Level");
  await arrives(walker, /\/level$/);
  await reads(visitor, "220 XP");
}
