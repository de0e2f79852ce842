import { expect, test } from "vitest";
import { PLACE } from "../../../tests/fixtures/compile-body";
import { buildSample, replacing } from "../../../tests/fixtures/sample-content";
import { Library } from "../library";
import { placesFor } from "./place";

const place = (slug: string, paths: string[] = []) => ({ ...PLACE, slug, paths });

test("places that name the path come before those for all, and three are enough", () => {
  const all = [place("alle-1"), place("alle-2"), place("alle-3")];
  const places = [...all, place("fremd", ["pfad-2"]), place("eigen", ["pfad-1"])];
  const slugs = placesFor(places, "pfad-1", "boerse").map(({ slug }) => slug);
  expect(slugs).toEqual(["eigen", "alle-1", "alle-2"]);
  expect(placesFor(places, "pfad-1", "preise")).toEqual([]);
});

test("a mission has the places of its own path, and their addresses are found by their ids", async () => {
  const built = await buildSample({
    "resources/recht.mdx": (raw) => raw.replace(/\n---\n$/, () => `\n${RESOURCE}\n---\n`),
    "places/brett-1.mdx": replacing("resource: amt", "resource: brett"),
    "places/brett-2.mdx": replacing("kosten:", "pfade: [pfad-1]\nkosten:"),
    "roadmaps/pfad-1/04.mdx": replacing("Bausteine.", 'Bausteine.\n\n<Orte art="boerse" />'),
  });
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  const library = new Library(built.data, () => "2026-11-21");
  expect(library.getMission("pfad-1-4")?.html).toMatch(/>Brett 2<\/a>.*>Brett 1<\/a>/s);
  expect(library.getResource("brett")?.url).toBe("https://brett.example.org/");
});

const RESOURCE = `  - id: brett
    title: "Brett"
    url: https://brett.example.org/
    type: link
    language: de
    description: "Gesuche"`;
