import { expect, test } from "vitest";
import { checkProse } from "./check-prose";
import { sachtextformel } from "./reading-level";

const found = (body: string) =>
  checkProse({ path: "passages/a.mdx", raw: `---\ntitle: "A"\n---\n\n${body}\n` }).map(
    ({ rule, line, column }) => `${line}:${column} ${rule}`,
  );

test.each([
  ["Das hilft Ihnen.", ["5:11 T015"]],
  ["Nimm **Ihren** Kalender.", ["5:8 T015"]],
  ["Wir rufen Sie an, und Ihre Fragen klären wir.", ["5:11 T015", "5:23 T015"]],
  ["Sie ist Texterin. Ihre Kundschaft mag sie.", []],
  ["Merk dir: Sie entscheidet.", []],
  ["Frag: „Wann erreiche ich Sie am besten?“ und warte.", []],
  ["<Beispiel>\n\nGern rufe ich Sie an.\n\n</Beispiel>", []],
  ["Ihr beide sprecht, wenn ihr wollt.", []],
  ["| Ihr Angebot | Ihre Zeit |", []],
])("„%s“ siezt: %j", (body, expected) => {
  expect(found(body)).toEqual(expected);
});

test("what a template passes on may say „Sie“, what stands behind it for oneself may not", () => {
  const raw = "---\ntitle: Brief\n---\n\nGern rufe ich Sie an.\n\n<Seitenwechsel />\n\nDas hilft Ihnen.\n";
  const placesIn = (path: string) => checkProse({ path, raw }).map(({ line, rule }) => `${line} ${rule}`);
  expect(placesIn("templates/brief.mdx")).toEqual(["9 T015"]);
  expect(placesIn("passages/brief.mdx")).toEqual(["5 T015", "9 T015"]);
});

test.each([
  ["## Eins\n\n### Zwei\n\n## Drei", []],
  ["### Eins\n\n#### Zwei\n\n### Drei", []],
  ["#### Eins", ["5:1 T014"]],
  ["### Eins\n\nText\n\n###### Zwei", ["9:1 T014"]],
])("headings go down step by step: %j", (body, expected) => {
  expect(found(body)).toEqual(expected);
});

test.each([
  ["Bis zum\n31. Juli geht es.", []],
  ["31. Juli: der letzte Tag", ["5:1 T018"]],
  ["1. Mai ist frei.", ["5:1 T018"]],
  ["2026. Das Jahr", ["5:1 T018"]],
  ["+ Versand und Steuer", ["5:1 T018"]],
  ["31\\. Juli: der letzte Tag", []],
  ["1. Schreib\n2. Ruf an", []],
  ["3. Weiter hier\n4. und hier", []],
  ["1. Maike fragen", []],
])("a sentence that becomes a list is told: %j", (body, expected) => {
  expect(found(body)).toEqual(expected);
});

/** First Wiener Sachtextformel by hand: 5 words, all of one syllable, none longer than six letters. */
test("short words in a short sentence are read by anybody", () => {
  expect(sachtextformel(["Nun", "geh", "den", "Weg", "los"])).toBeCloseTo(0.1672 * 5 - 0.0327 * 100 - 0.875);
});

test("of seven words one has three syllables and two are long", () => {
  const words = ["Du", "brauchst", "heute", "nur", "deinen", "Kalender", "dort"];
  const expected = 0.1935 * (100 / 7) + 0.1672 * 7 + 0.1297 * (200 / 7) - 0.0327 * (400 / 7) - 0.875;
  expect(sachtextformel(words)).toBeCloseTo(expected);
});

test.each([
  ["Nimm dir drei Abende.\n\n### Abend 1: Lesen\n\nText\n\n### Abend 2 und 3: Schreiben", []],
  ["Nimm dir drei Abende.\n\n### Abend 1: Lesen\n\nText\n\n### Abend 2 bis 4: Schreiben", ["5:10 T020"]],
  ["Nimm dir drei Abende.\n\n### Abend\u00a01: Lesen\n\nText\n\n### Abend\u00a02: Schreiben", ["5:10 T020"]],
  ["Plane drei Abende.\n\n### Erster Abend: Lesen\n\nText\n\n### Zweiter Abend: Schreiben", ["5:7 T020"]],
  ["Es sind drei Abende.\n\n### Fünf Abende\n\n1. **Abend 1 bis 4:** Lesen\n2. **Abend 5:** Schreiben", ["5:9 T020"]],
  ["Fünf Abende reichen.\n\n### Zwei Abende Lesen\n\nText\n\n### Drei Abende Schreiben", []],
  ["Vier Abende reichen.\n\n### Zwei Abende Lesen\n\nText\n\n### Drei Abende Schreiben", ["5:1 T020"]],
  ["Nimm dir zwei bis vier Abende.\n\n### Abend 1: Lesen\n\nText\n\n### Abend 3: Schreiben", []],
  ["Nimm dir 4 Abende.\n\n### Abend 1: Lesen\n\nText\n\n### Abend 2: Schreiben", ["5:10 T020"]],
  ["Bis dahin sind es zwei Abende und mehr.", []],
])("the evenings of an introduction are those of the text: %j", (body, expected) => {
  expect(found(body)).toEqual(expected);
});

test.each([
  ["### Drei Regeln\n\n- Eins\n- Zwei\n- Drei", []],
  ["### Drei Regeln\n\n- Eins\n- Zwei", ["5:5 T020"]],
  ["### Drei Regeln\n\n- Eins\n- Zwei\n\nText\n\n- Vier", []],
  ["### Drei Regeln\n\nText\n\n<Beispiel>\n\n- Eins\n- Zwei\n\n</Beispiel>", []],
  ["Beantworte drei Fragen dazu:\n\n- Was?\n- Wer?", ["5:12 T020"]],
  ["Es gab zehn Punkte. Davon bleiben zwei Punkte:\n\n- Eins\n- Zwei", []],
  ["Stell drei Fragen: Was fehlt? Wer braucht es?", ["5:7 T020"]],
  ["Stell drei Fragen: Was fehlt? Wer braucht es? Wann?", []],
  ["Stell drei Fragen, etwa: Was fehlt? Wer braucht es?", []],
  ["Stell drei Fragen. Was fehlt dir? Und was noch?", []],
])("a number is that of the list or the questions behind it: %j", (body, expected) => {
  expect(found(body)).toEqual(expected);
});

const BOX = '<Feld id="a" art="haken" />';

test.each([
  [`- ${BOX} Eins\n- ${BOX} Zwei\n\nAlle zwei Häkchen sind gesetzt.`, []],
  [`- ${BOX} Eins\n- ${BOX} Zwei\n\nAlle drei Häkchen sind gesetzt.`, ["8:6 T020"]],
  [`- ${BOX} Eins\n- ${BOX} Zwei\n\nText\n\n- ${BOX} Drei\n\nAlle drei Häkchen sind gesetzt.`, []],
  [`- ${BOX} Eins\n- ${BOX} Zwei\n\nGeh die vier Punkte durch.`, ["8:9 T020"]],
  [`- ${BOX} Eins\n- ${BOX} Zwei\n\nGib jeder Idee fünf Punkte.`, []],
  ["Alle drei Häkchen sind gesetzt.", []],
])("ticks and points are as many as boxes: %j", (body, expected) => {
  expect(found(body)).toEqual(expected);
});

test.each([
  ["Geh die drei Punkte durch.", []],
  ["Alle zwei Häkchen sitzen.", []],
  ["Alle fünf Häkchen sitzen.", []],
  ["Geh die sieben Punkte durch.", ["15:9 T028"]],
  ["Gib jeder Idee sieben Punkte.", []],
  [`Alle vier Häkchen sitzen.\n\n- ${BOX} Eins\n- ${BOX} Zwei\n- ${BOX} Drei\n- ${BOX} Vier`, []],
  [`Alle sechs Häkchen sitzen.\n\n- ${BOX} Eins\n- ${BOX} Zwei`, ["15:6 T028"]],
])("ticks and points are as many as a task has: %j", (body, expected) => {
  const items = (count: number) => "x".repeat(count).replaceAll("x", "\n      - { id: a }");
  const tasks = [3, 2].map((count) => `\n  - id: t\n    items:${items(count)}`).join("");
  const raw = `---\ntitle: "A"\ntasks:${tasks}\n---\n\n${body}\n`;
  const marks = checkProse({ path: "roadmaps/a/01.mdx", raw });
  expect(marks.map(({ rule, line, column }) => `${line}:${column} ${rule}`)).toEqual(expected);
});

test.each([
  ["Schick allein diese Nachricht.", ["5:8 T034"]],
  ["Testmails gehen allein an dich.", ["5:17 T034"]],
  ["Lass allein den Knopf stehen.", ["5:6 T034"]],
  ["Die Testperson kam allein ans Ziel.", []],
  ["Viele arbeiten allein oder zu zweit.", []],
  ["Das genügt für sich allein.", []],
  ["Die Reihenfolge legt allein die Suchmaschine fest.", []],
  ["Wer allein für Kinder sorgt, braucht mehr.", []],
])("„allein“ where „nur“ is meant is told: %j", (body, expected) => {
  expect(found(body)).toEqual(expected);
});

test.each([
  ["- ☐ Eins\n- [ ] Zwei\n- [x] Drei", ["5:3 T027", "6:3 T027", "7:3 T027"]],
  ["[ ] Eins\n\n| ☐ | Zwei |", ["5:1 T027", "7:3 T027"]],
  ["- [Preise](/pricing)\n- `☐` und [ ] mitten im Satz", []],
  [`- ${BOX} Eins`, []],
])("boxes that are only signs are told: %j", (body, expected) => {
  expect(found(body)).toEqual(expected);
});

test.each([
  ["Höchstens 565\u00a0€ im Monat.", ["5:11 F005"]],
  ["Rund 60–80\u00a0% davon.", ["5:6 F005"]],
  ["Das steht in §§\u00a0312g, 355\u00a0BGB.", ["5:14 F005"]],
  ["Seit dem 2.\u00a0August\u00a02026 gilt es.", ["5:10 F005"]],
  ["Bis zum 31.\u00a0März meldest du es.", []],
  ["Nimm dir 15\u00a0Minuten und 3 Fragen.", []],
  ['Höchstens <Fakt id="x" /> im Monat.', []],
  ["Bei <Angenommen>400\u00a0€</Angenommen> bleibt es frei, bei 500\u00a0€ nicht.", ["5:56 F005"]],
  ["Sie sagt: „Das kostet 90\u00a0€.“", []],
  ['<Vorlage titel="A">\n\nPreis: 90\u00a0€\n\n</Vorlage>', []],
])("a figure of money, law or days stands in a fact: %j", (body, expected) => {
  expect(found(body)).toEqual(expected);
});

test("own terms and forms state their figures themselves", () => {
  const raw = `---\ntitle: "A"\n---\n\nHöchstens 565\u00a0€, § 5.\n`;
  const rules = ["legal/agb.mdx", "templates/angebot.mdx"].map((path) => checkProse({ path, raw }));
  expect(rules).toEqual([[], []]);
});
