import { expect, test } from "vitest";
import { besideText } from "./beside-text";

const HTML = '<p>…</p><h2 id="erst-zaehlen">Erst zählen</h2><p>a</p><h2 id="dann">Dann</h2><p>b</p>';
const tasks = [
  { id: "t1", title: "Zählen & ordnen", abschnitt: "Erst zählen" },
  { id: "t2", title: "Auszählen", abschnitt: "Erst zählen" },
  { id: "t3", title: "Frei" },
  { id: "t4", title: "Weg", abschnitt: "Gibt es nicht mehr" },
];

test("below a heading stand its tasks in their order, and each task has the way back", () => {
  const { html, links } = besideText(HTML, tasks);
  const targets = Array.from(
    html.matchAll(/<h2 id="([^"]+)"|href="#([^"]+)"/g),
    ([, heading, task]) => heading ?? task,
  );
  expect(targets).toEqual(["erst-zaehlen", "t1", "t2", "dann"]);
  expect(html).toContain('Zur Aufgabe 1<span class="sr-only">: Zählen &amp; ordnen</span>');
  expect([...links.keys()].toSorted()).toEqual(["t1", "t2"]);
  expect(links.get("t2")).toContain('href="#erst-zaehlen">Dazu im Text: Erst zählen</a>');
});

test("a text that names none stays as it is", () => {
  expect(besideText(HTML, [{ id: "t", title: "Frei" }])).toEqual({ html: HTML, links: new Map() });
});
