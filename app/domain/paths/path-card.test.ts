import { expect, test } from "vitest";
import { partsOfCard, type PathCard } from "./path-card";

const CARD: PathCard = {
  week: ["Montag: schreiben"],
  startCosts: [{ what: "Rechner", amount: "kostenlos" }],
  firstOrder: { from: 7, to: 14, hours: 4, reason: "Keine Zusage." },
  needs: ["Ruhe"],
  notForYouIf: ["du eilst"],
  outcome: "Ein Ordner.",
  english: 0,
};
const saidUnder = (card: PathCard, heading: string) =>
  partsOfCard(card, 10).find((part) => part.heading.startsWith(heading))?.said;

test("costs, range and limits are whole sentences", () => {
  expect(saidUnder(CARD, "Kosten")).toEqual(["Rechner: kostenlos"]);
  expect(saidUnder(CARD, "Bis zum")).toBe("Etwa 7 bis 14 Wochen, bei 4 Stunden in der Woche. Keine Zusage.");
  expect(saidUnder(CARD, "Nichts für dich")).toEqual(["… du eilst"]);
});

test.each([
  [0, "Zu jeder Mission gibt es auch Material auf Deutsch, oder sie kommt ohne aus."],
  [1, "In einer von 10 Missionen ist alles Material englisch."],
  [5, "In 5 von 10 Missionen ist alles Material englisch."],
])("%i missions in English: %s", (english, said) => {
  expect(saidUnder({ ...CARD, english }, "Wie viel")).toMatch(new RegExp(`^${said.replaceAll(".", "\\.")}`));
});
