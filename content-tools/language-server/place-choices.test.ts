import { expect, test } from "vitest";
import { explainedAt } from "./fact-choices";
import { placeChoices } from "./place-choices";

const PLACE = {
  ...{ resource: "brett", art: "boerse", kosten: "kostenlos", gesehenAm: "2026-11-21", sicherheit: "B" },
  ...{ wasTun: "Lies drei Gesuche.", nicht: "Zahl nichts im Voraus." },
};
const HEADS = [
  { data: { ...PLACE, name: "Brett", order: 2, pfade: ["va-allround"] } },
  { data: { ...PLACE, name: "Markt", order: 1 } },
  { data: null },
];

test("over a list of places stand those of its kind, and for whom each is", () => {
  const shown = (kind: string) => {
    const known = { facts: [], tasks: [], places: placeChoices(HEADS) };
    return explainedAt(`<Orte art="${kind}" />`, { line: 0, character: 3 }, known)?.contents.value;
  };
  expect(shown("boerse")).toBe("**Hier wird gesucht**\n\n- Markt (alle Pfade)\n- Brett (va-allround)");
  expect(shown("preise")).toBe("**Hier siehst du, was andere nehmen**\n\nNoch keiner.");
  expect(shown("markt")).toContain("„markt“ gibt es nicht.");
});
