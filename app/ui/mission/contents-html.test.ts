import { expect, test } from "vitest";
import { contentsHtml } from "./contents-html";

const tasks = [{ id: "cc1-1", title: "Preis & Umfang" }];
const targets = (html: string) => Array.from(html.matchAll(/href="#([^"]+)">([^<]*)</g), ([, id, text]) => [id, text]);

test("headings of the text come first, then the tasks with their numbers", () => {
  const text = '<p>…</p><h2 id="eins">Eins &amp; <em>zwei</em></h2><h3 id="klein">Klein</h3><h2 id="drei">Drei</h2>';
  expect(targets(contentsHtml(text, tasks))).toEqual([
    ["eins", "Eins &amp; zwei"],
    ["drei", "Drei"],
    ["cc1-1", "Aufgabe 1: Preis &amp; Umfang"],
  ]);
});

test("what stands in a fold is left out, also in one within another", () => {
  const fold = '<details><h2 id="a">A</h2><details open=""><h2 id="b">B</h2></details><h2 id="c">C</h2></details>';
  expect(targets(contentsHtml(`${fold}<h2 id="d">D</h2>`, []))).toEqual([["d", "D"]]);
});
