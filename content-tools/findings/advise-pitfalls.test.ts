import { describe, expect, test } from "vitest";
import { checkFiles } from "../../tests/fixtures/check-files";
import { sampleFiles } from "../../tests/fixtures/sample-content";
import { advisePitfalls } from "./advise-pitfalls";

/** What is told when mission 5 of the first path warns of `first`, and mission 4 of `path` of `second`. */
function told(first: string, second: string, path = "pfad-2"): string[] {
  const warning = (said: string) => (raw: string) => `${raw}\n<Stolperfalle>\n\n${said}\n\n</Stolperfalle>\n`;
  const files = sampleFiles({
    "roadmaps/pfad-1/05.mdx": warning(first),
    [`roadmaps/${path}/04.mdx`]: warning(second),
  });
  const bodies = new Map(files.map(({ source, body }): [string, () => string] => [source.path, () => body]));
  return [...advisePitfalls(checkFiles(files).entries.roadmaps, bodies)].map(
    ({ path: at, line, message }) => `${at}:${line} ${message.split(". ")[0]}`,
  );
}

const EARLIER = "erzählt schon die Stolperfalle in roadmaps/pfad-1/05.mdx:22";

describe("a thought of which another path warns already is told, in whatever words", () => {
  test.each([
    ["Kannst du noch schnell …", "„Kannst du noch schnell …?“ kommt fast immer.", "Aus nebenbei wird jeder Abend."],
    ["Verschönern statt arbeiten", "Drei Stunden lang Farben und Felder.", "Viele verschönern Etiketten."],
    ["Das höfliche Ja", "„Würdest du das buchen?“ Nette sagen Ja.", "„Fändest du so ein Angebot gut?“"],
    ["Die Probe ohne Bezahlung", "„Erst mal einen Monat gratis.“", "„Bau uns zur Probe die Schnittstelle.“"],
    ["Der erfundene Erfolg", "Mach daraus kein „40\u00a0% mehr Erfolg“.", "Erfundene Erfolge fliegen auf."],
    [
      "Der fremde Vertrag",
      "Eine Vereinbarung aus dem Netz passt selten.",
      "Behalte im Vertrag, was jemand erklären kann.",
    ],
    ["Das ist doch bloß …", "„Das sind bloß zwei Zeilen.“", "„Im Netz nimmt jemand weniger.“"],
    ["Alles auf einmal ändern", "Danach weiß niemand, was geholfen hat.", "Eine Änderung, zwei Wochen Ruhe."],
    ["Zu viele Diagramme", "Zwanzig Diagramme beeindrucken kurz.", "Ein Bericht mit vierzig Feldern bleibt liegen."],
  ])("%s", (thought, first, second) => {
    expect(told(first, second)).toEqual([`roadmaps/pfad-2/04.mdx:22 Von „${thought}“ ${EARLIER}`]);
    expect(told(first, "Der Testmodus ist noch an.")).toEqual([]);
  });
});

const REVIEWS = "Belohnte oder erfundene Bewertungen kosten Vertrauen. Bitte lieber um ehrliche Sterne.";

test("two pitfalls with many rare words in common are told", () => {
  const second = "Fünf Sterne von Verwandten sind keine ehrliche Bewertung. Bitte erst, wenn jemand gekauft hat.";
  expect(told(REVIEWS, second)).toEqual([`roadmaps/pfad-2/04.mdx:22 Davon ${EARLIER}`]);
});

test("one turn of phrase in common is no thought in common", () => {
  expect(told(REVIEWS, "Bewertungen bitte nur lesen, wenn der Abend lang genug ist, sonst kostet das Nerven.")).toEqual(
    [],
  );
});

test("a path may come back to its own pitfall", () => {
  expect(told(REVIEWS, REVIEWS, "pfad-1")).toEqual([]);
});
