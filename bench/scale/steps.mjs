import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readCode, Visitor } from "../visit/member.mjs";
import { emailOf, userIdOf } from "./fill.mjs";
import { CLOCK_NAMES, doByTheClock } from "./clock.mjs";
import { sweep } from "./sweep.mjs";

/** A generated person with rows in every table. */
export const PERSON = 30;
const MISSION = "content-creator-1";
const POLL_MS = 5;
const FORM = "application/x-www-form-urlencoded";

/**
 * Steps from login to the end of the account. `view`: should write nothing; `again`: repeatable, the fewest of several
 * count; `forAll`: does something for many people, so that its cost grows with them.
 * @returns {{ name: string, run: () => Promise<unknown>, view?: boolean, again?: boolean, forAll?: boolean }[]}
 */
export function listSteps({ origin, dataDir, program, addresses }) {
  const [person, newcomer] = [new Visitor(origin), new Visitor(origin)];
  const [email, newEmail] = [emailOf(PERSON), "newcomer@example.org"];
  const view = (path, visitor = person) => ({
    name: `GET ${path}`,
    run: () => visitor.get(path),
    view: true,
    again: true,
  });
  const form = (name, path, fields, visitor = person) => ({ name, run: () => visitor.post(path, fields) });
  const confirm = (visitor, path, address) => async () =>
    visitor.post(path, { intent: "confirm", code: await readCode(dataDir, address) });
  const sync = (name, ...changes) => ({ name, run: () => syncAs(person, changes), again: true });
  const tick = (task) => ({ kind: "tick", mission: MISSION, task, completed: true, agoMs: 0 });
  const mission = "/mission/content-creator-in-1";
  /** A declaration takes effect after its response; its mail comes last. */
  const declare = async () => {
    const before = await countMails(dataDir, email);
    await new Visitor(origin).send("/kuendigen", new URLSearchParams(cancellation(email)).toString(), FORM);
    while ((await countMails(dataDir, email)) === before) await wait(POLL_MS);
  };

  return [
    form("Code anfordern", "/auth", { intent: "send", email }),
    { name: "Anmelden", run: confirm(person, "/auth", email) },
    ...[
      "/home",
      "/quests",
      mission,
      "/mappe",
      "/level",
      "/abschluss",
      "/profile",
      "/profile/einstellungen/rhythmus",
      "/profile/einstellungen/situation",
      "/startfahrplan",
      "/kundenweg",
      "/begleitung",
      "/versuche",
      "/rechner/stundensatz",
      "/pruef-dich",
      "/quiz-results",
      "/pfad/druck",
      "/pricing",
      "/kasse?plan=pro",
      "/abo",
      "/suche?q=Satz",
      "/coach",
      "/coach/gespraeche?suche=anfangen",
    ].map((path) => view(path)),
    { ...view(addresses.calendar, new Visitor(origin)), name: "GET /kalender.ics" },
    { ...view(addresses.companion, new Visitor(origin)), name: "GET /begleiten" },
    { name: "Antwort der Begleitung", run: () => answerLearner(new Visitor(origin), addresses.companion) },
    { name: "Abbestellen", run: () => unsubscribe(new Visitor(origin), addresses.unsubscribe) },
    { name: "Datenexport", run: () => person.get("/profile/export"), again: true },
    sync("Häkchen", tick("cc1-1")),
    sync("Notiz", { kind: "note", mission: MISSION, note: "Neu.", agoMs: 0 }),
    sync("Satz für den Abend", { kind: "answer", mission: MISSION, task: "abend.wenn", answer: "Wenn.", agoMs: 0 }),
    { name: "Zuletzt aktiv", run: () => person.send("/api/last-active", "", FORM), again: true },
    { name: "Telefon", run: () => registerPhone(person) },
    form("Vom Papier nachtragen", "/pfad/nachtragen", {
      task: `${MISSION}/cc1-2`,
      day: new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(new Date()),
    }),
    form("Rhythmus", "/profile/einstellungen/rhythmus", {
      intent: "save",
      day2: "on",
      day4: "on",
      time: "19:00",
      hours: "2",
    }),
    form("Stufe", "/level", { intent: "say", kind: "paid", on: "" }),
    form("Kontakt", "/kundenweg", {
      ...{ intent: "add", id: "00000000-0000-4000-8000-000000000001", name: "Café M.", state: "noted" },
    }),
    form("Begleitung", "/begleitung", { intent: "end" }),
    form("Schwelle", "/versuche", { intent: "threshold", id: "content-creator-in/fremde", threshold: "8" }),
    form("Schritt", "/startfahrplan", { intent: "step", step: "elster-konto", state: "asked", note: "Angerufen" }),
    form("Rechnen", "/rechner/familienkante", { intent: "save", gewinn: "700", anderes: "0", kinder: "1" }),
    form("Frage an sich selbst", "/pruef-dich", {
      intent: "answer",
      question: "nebenjob-arbeitgeber.konkurrenz",
      from: "/pruef-dich",
      answer: "0",
    }),
    form("Situation", "/profile/einstellungen/situation", {
      intent: "save",
      employment: "teilzeit",
      insurance: "familie",
      hours: "8",
    }),
    form("Kalender verbinden", "/profile/einstellungen/rhythmus", { intent: "connect" }),
    { name: "Zwei Fragen an Inno", run: () => askTwice(person) },
    form("Mission abschließen", mission, { intent: "finish" }),
    form("Pfad zurücksetzen", "/neustart/pfad", {}),
    form("Pfad wählen", "/career-path-selection", { path: "va-allround" }),
    form("Test wiederholen", "/neustart/quiz", {}),
    { name: "Rückgängig", run: () => undo(person) },
    form("Tarif bestellen", "/kasse", { plan: "pro" }),
    // The tariff and the earlier add-on together include the 90-day plan.
    view("/coach/plan"),
    form("Tarif beenden", "/abo", { plan: "pro" }),
    { name: "Kündigung erklären", run: declare },
    form("Registrieren", "/onboarding", { name: "Bea", email: newEmail }, newcomer),
    { name: "Adresse bestätigen", run: confirm(newcomer, "/email-verification", newEmail) },
    view("/quiz", newcomer),
    form("Antwort im Test", "/quiz", { intent: "answer", question: "q4", answer: "3", next: "2" }, newcomer),
    form("Test abschließen", "/quiz", { intent: "finish" }, newcomer),
    form("Konto löschen", "/profile/einstellungen/loeschen", { confirmation: email }),
    ...CLOCK_NAMES.map((name) => ({ name: `Uhr ${name}`, run: () => doByTheClock(name, program), forAll: true })),
    { name: "Aufräumen", run: () => sweep(program) },
  ];
}

/** Cancels the demo add-on that every fifth generated person has; it ends at once. */
const cancellation = (email) => ({
  id: randomUUID(),
  kind: "cancellation",
  name: "Anna",
  email,
  contract: "AI-Coach Add-on",
  when: "earliest",
});

const countMails = async (dataDir, email) =>
  (await readdir(join(dataDir, "outbox"))).filter((file) => file.endsWith(`-${email}.eml`)).length;

async function syncAs(person, changes) {
  const body = JSON.stringify({ owner: userIdOf(PERSON), changes });
  const { status } = await person.send("/api/sync", body, "application/json");
  if (status !== 200) throw new Error(`the sync answered ${status}`);
}

/** The built-in answers, as there is no model here; the second question continues the first one's conversation. */
async function askTwice(person) {
  const message = "Wie finde ich meinen ersten Kunden?";
  const first = await person.post("/coach", { intent: "ask", mode: "chat", message });
  const conversationId = new URL(first.headers.location, "http://localhost").searchParams.get("gespraech");
  await person.post("/coach", { intent: "ask", mode: "chat", message, conversationId });
}

async function undo(person) {
  const [, id] = /name="id" value="([^"]+)"/.exec(await person.get("/rueckgaengig"));
  await person.post("/rueckgaengig", { id });
}

async function unsubscribe(anyone, address) {
  const { status } = await anyone.send(address, "intent=off", FORM);
  if (status !== 200) throw new Error(`/abbestellen answered ${status}`);
}

async function answerLearner(anyone, address) {
  const { status } = await anyone.send(address, "intent=answer&pick=proud", FORM);
  if (status !== 303) throw new Error(`/begleiten answered ${status}`);
}

async function registerPhone(person) {
  const phone = new URLSearchParams({ token: `phone:${"x".repeat(40)}`, platform: "android" });
  const { status } = await person.send("/api/push-token", phone.toString(), FORM);
  if (status !== 200) throw new Error(`/api/push-token answered ${status}`);
}
