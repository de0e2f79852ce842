import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasDebts } from "./debts";
import { toMarkdown } from "./to-markdown";
import { whoToAsk } from "./who-to-ask";

const ask = (text: string) => {
  const block = whoToAsk(text);
  return block === null ? null : toMarkdown([block]);
};

test.each([
  ["muss ich Umsatzsteuer zahlen", "dein Finanzamt"],
  ["krankenversicherung neben dem job", "deine Krankenkasse"],
  ["komme ich in die KSK", "die Künstlersozialkasse"],
  ["bin ich scheinselbstständig", "die Deutsche Rentenversicherung"],
  ["Gewerbe anmelden", "dein Gewerbeamt"],
  ["gründungszuschuss", "Agentur für Arbeit"],
  ["Abmahnung bekommen", "eine Anwältin oder ein Anwalt"],
])("%s: %s", (question, office) => {
  expect(ask(question)).toContain(office);
});

test.each([
  "wie schreibe ich eine nachricht",
  "Rechtschreibung prüfen",
  "rechtzeitig fertig werden",
  "Ideen für Reels",
])("nobody needs to be asked: %s", (question) => {
  expect(ask(question)).toBeNull();
});

test("each address is one that the editors have vetted", () => {
  const vetted = readFileSync("content/resources/start-recht.mdx", "utf8");
  const asked = ["steuer", "ksk", "rentenversicherung", "gewerbe", "arbeitslos", "vertrag", "kredit"]
    .map(ask)
    .join("\n");
  const addresses = [...asked.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) expect(vetted).toContain(address);
});

test.each(["ich bin verschuldet", "hab 12000 euro schulden", "Inkasso schreibt mir", "bin pleite", "Privatinsolvenz?"])(
  "debts: %s",
  (question) => {
    expect(hasDebts(question)).toBe(true);
  },
);

test.each(["Entschuldigung", "wer ist schuld", "unschuldig", "Schuldnerberater werden?"])(
  "no debts: %s",
  (question) => {
    expect(hasDebts(question)).toBe(false);
  },
);
