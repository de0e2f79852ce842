import { describe, expect, test } from "vitest";
import type { CoachPassage } from "~/domain/coach/passage";
import type { Learner } from "../prompt/compose-prompt";
import { answerFromMaterial } from "./built-in";

const LEARNER: Learner = {
  firstName: "Anna",
  pathName: "VA Allround",
  typeName: "Strukturierer:in",
  level: 3,
  missionTitle: "Erste 5 Nachrichten senden",
  openTasks: ["Nachfassen planen"],
  eveningsPerWeek: 2,
  hoursPerEvening: 2,
  ownAnswers: null,
};

const SMALL_BUSINESS: CoachPassage = {
  id: "ku",
  title: "Kleinunternehmerregelung verstehen",
  heading: null,
  url: "/mission/va-allround-6#kleinunternehmer",
  stand: "Herbst 2026",
  text: `Mit der Kleinunternehmerregelung (§ 19 UStG, Stand 2026) weist du auf deinen Rechnungen keine Umsatzsteuer aus. Dafür bekommst du die Vorsteuer aus deinen Einkäufen nicht zurück.

Seit 2025 gelten zwei Grenzen, beide netto:

- Im Vorjahr: höchstens 25.000 € Umsatz
- Im laufenden Jahr: höchstens 100.000 € Umsatz. Überschreitest du sie, endet die Befreiung sofort, ab genau diesem Umsatz.

Im Gründungsjahr liegt die Grenze nach heutigem Stand bei 25.000 €. Ein kurzes Jahr wird nicht hochgerechnet. Startest du im Oktober, zählt also dein echter Umsatz bis Dezember.

Eine Umsatzsteuererklärung fürs Jahr entfällt seit 2024 grundsätzlich. Es gibt Ausnahmen, etwa wenn das Finanzamt dich auffordert.

Du kannst auf die Regelung verzichten. Das kann sich lohnen, wenn du am Anfang viel anschaffst. Der Verzicht bindet dich fünf Jahre. Rechne darum beide Wege mit deinen Zahlen durch.`,
};

const MESSAGES: CoachPassage = {
  id: "va-step-9",
  title: "Erste 5 Nachrichten senden",
  heading: "Schreiben, senden, abhaken",
  url: "/mission/va-allround-9#schreiben-senden-abhaken",
  stand: null,
  text: `1. Bereite deine Nachricht vor. Drei Teile: Bezug, Nutzen, eine Frage.
2. Sende die ersten fünf. Beginne mit dem Kontakt, bei dem du dich am wohlsten fühlst.
3. Plane das Nachfassen. Setz dir einen Termin in sieben Tagen.

Beispiel

„Hallo Jana, du suchst in der Gruppe Hilfe bei deinen Kursanmeldungen.“

Geschafft

In deiner Tabelle stehen fünf Sendedaten. Neben dem Telefon liegt ein Blatt mit deinen fünf Fragen.`,
};

const ask = (question: string, passages: readonly CoachPassage[] = [SMALL_BUSINESS, MESSAGES], isNothing = false) =>
  answerFromMaterial({ question, isNothing, passages, learner: LEARNER, mode: "chat" });

test("what answers the question is there, in whole sentences, with its source and where to ask", () => {
  const { text, sources, blocks } = ask("Wie lange bindet mich der Verzicht?");
  expect(text).toContain("Der Verzicht bindet dich fünf Jahre.");
  expect(text).toMatch(/^Dazu steht unter „Kleinunternehmerregelung verstehen“:/);
  expect(text).toContain("[1]");
  expect(sources).toEqual([{ number: 1, title: SMALL_BUSINESS.title, heading: null, url: SMALL_BUSINESS.url }]);
  expect(text).toContain("Verbindlich antwortet dir dein Finanzamt");
  expect(text).toContain(
    "[Erste 5 Nachrichten senden: Schreiben, senden, abhaken](/mission/va-allround-9#schreiben-senden-abhaken)",
  );
  expect(blocks.some(({ isUnchecked }) => isUnchecked)).toBe(false);
});

test("a list stays a list, with the sentence that leads to it", () => {
  const { text } = ask("grenze umsatz vorjahr kleinunternehmer");
  expect(text).toContain("zwei Grenzen, beide netto:\n\n- Im Vorjahr: höchstens 25.000 € Umsatz\n- Im laufenden Jahr");
});

test("steps keep their numbers, and what says when one is done stays out", () => {
  const { text } = ask("wie sende ich meine ersten nachrichten", [MESSAGES]);
  expect(text).toContain("1. Bereite deine Nachricht vor.");
  expect(text).toContain("3. Plane das Nachfassen.");
  expect(text).not.toContain("Sendedaten");
});

test("a long section is shortened to what was asked", () => {
  const long = `${"Davor steht ein langer Satz über etwas ganz anderes. ".repeat(40)}\n\nEine Rechnung braucht dein Datum.\n\n${"Dahinter steht noch ein Satz über Wolken. ".repeat(40)}`;
  const { text } = ask("welches datum auf die rechnung", [{ ...SMALL_BUSINESS, text: long }]);
  expect(text).toContain("Eine Rechnung braucht dein Datum.");
  expect(text.length).toBeLessThan(1_100);
});

describe("nothing found", () => {
  test("says so, and what to do", () => {
    const { text, sources } = ask("Wie backe ich Brot?", [], true);
    expect(text).toMatch(/^Dazu steht hier nichts/);
    expect(text).toContain("Sieh in deine Mission „Erste 5 Nachrichten senden“.");
    expect(text).toContain("https://www.ihk.de/die-ihk/ihk-finder-5507608");
    expect(sources).toEqual([]);
  });

  test("with passages that do not fit it says the same", () => {
    expect(ask("Wie backe ich Brot?", [MESSAGES], true).text).toMatch(/^Dazu steht hier nichts/);
  });

  test("debts are no crisis, but have an address", () => {
    expect(ask("ich hab Schulden beim finanzamt", [], true).text).toContain("https://www.bag-sb.de/ratsuchende/");
    expect(ask("Entschuldigung, wie war das?", [], true).text).not.toContain("bag-sb");
  });
});

describe("small talk", () => {
  test.each(["hallo", "Hi!", "Moin moin", "Guten Morgen", "hey inno", "servus", ""])("%s", (question) => {
    expect(ask(question).text).toMatch(/^Hallo Anna\./);
  });

  test.each(["danke", "Vielen Dank!", "danke dir", "super danke", "DANKESCHÖN", "thx"])("%s", (question) => {
    expect(ask(question).text).toMatch(/^Gern\./);
  });

  test.each([
    "wer bist du",
    "Bist du eine KI?",
    "bist du ein echter Mensch",
    "Was bist du eigentlich?",
    "was kannst du alles",
    "Schreibe ich hier mit einem Menschen?",
    "bist du chatgpt",
  ])("%s", (question) => {
    const { text } = ask(question);
    expect(text).toContain("eine KI und kein Mensch");
    expect(text).toContain("nicht frei");
  });

  test.each([
    "Hallo, wie melde ich ein Gewerbe an?",
    "danke, und wie schreibe ich eine Rechnung",
    "was kannst du mir zur Umsatzsteuer sagen",
    "Hilfe bei der Steuererklärung",
    "ist das gut",
  ])("a question all the same: %s", (question) => {
    expect(ask(question).text).toMatch(/^Dazu steht unter/);
  });
});

describe("reflection", () => {
  const reflect = (learner = LEARNER, passages = [SMALL_BUSINESS, MESSAGES]) =>
    answerFromMaterial({
      question: "Meine Antwort: Hallo Jana",
      isNothing: false,
      passages,
      learner,
      mode: "reflection",
    });

  test("asks back, and gives a list from the mission to check oneself by", () => {
    const { text, sources } = reflect();
    expect(text.match(/\?/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text).toContain("- In deiner Tabelle stehen fünf Sendedaten. [2]");
    expect(text).toContain("„Nachfassen planen“");
    expect(sources).toEqual([{ number: 2, title: MESSAGES.title, heading: MESSAGES.heading, url: MESSAGES.url }]);
  });

  test("gives no marks and decides nothing", () => {
    const { text } = reflect({ ...LEARNER, openTasks: [] }, []);
    expect(text).not.toMatch(/richtig|falsch|Note|Punkte|bestanden|gut gemacht|erledigt|Prüf selbst/i);
    expect(text).toContain("entscheidest du");
  });
});

test("it never pretends to be a model", () => {
  for (const question of ["hallo", "wer bist du", "Wie lange bindet mich der Verzicht?", "Wie backe ich Brot?"]) {
    expect(ask(question, [SMALL_BUSINESS], question.includes("Brot")).text).not.toMatch(
      /Sprachmodell|ich denke|meiner Meinung|GPT/i,
    );
  }
});
