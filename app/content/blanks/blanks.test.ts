import { describe, expect, test } from "vitest";
import { context } from "../../../tests/fixtures/compile-body";
import { compileBody } from "../compile/compile.server";
import { blanksOnPaper, hasWritten, writtenLines } from "./blanks-on-paper";
import { blanksIn } from "./read-blanks";
import { templateBoxesIn } from "./template-boxes";

const compiled = async (body: string) => {
  const result = await compileBody({ path: "roadmaps/pfad/01.mdx", body, bodyOffset: 4 }, context);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
  return result.html;
};
const box = (text: string, titel = "A & B") => `<Vorlage id="a" titel="${titel}">\n\n${text}\n\n</Vorlage>`;

test("the blanks of a text are read as they were written, each with its template", async () => {
  const html = await compiled(
    box(
      'Am <Feld id="tag" art="datum" wort="starttag">Tag & Uhrzeit</Feld>: <Feld id="was" art="wahl" wahl="a | b & c">Was</Feld>\n\n- <Feld id="da" art="haken" /> Da',
    ),
  );
  expect(blanksIn(html)).toEqual([
    { name: "a.tag", kind: "datum", word: "starttag", choices: [], label: "Tag & Uhrzeit" },
    { name: "a.was", kind: "wahl", word: null, choices: ["a", "b & c"], label: "Was" },
    { name: "a.da", kind: "haken", word: null, choices: [], label: "" },
  ]);
});

describe("on paper stands what somebody wrote", () => {
  test.each([
    ['<Feld id="f">Ort</Feld>', " Köln\nPorz ", "Köln Porz"],
    ['<Feld id="f">Ort</Feld>', "", "[Ort]"],
    ['<Feld id="f">Ort</Feld>', '<b>"$&"</b>', "&lt;b&gt;&quot;$&amp;&quot;&lt;/b&gt;"],
    ['<Feld id="f" art="absatz">Text</Feld>', "Eins\n\nZwei", "Eins<br/><br/>Zwei"],
    ['<Feld id="f" art="datum">Tag</Feld>', "2027-03-04", "4. März 2027"],
    ['<Feld id="f" art="datum">Tag</Feld>', "2027-13-04", "2027-13-04"],
    ['<Feld id="f" art="datum">Tag</Feld>', "bald", "bald"],
    ['<Feld id="f" art="euro">Betrag</Feld>', "1200,5", "1.200,50\u00a0€"],
    ['<Feld id="f" art="euro">Betrag</Feld> €', "1200,5", "1.200,50 €"],
    ['<Feld id="f" art="euro">Betrag</Feld> €', "nach Absprache", "nach Absprache €"],
    ['<Feld id="f" art="zahl">Anzahl</Feld> Stunden', "12", "12 Stunden"],
    ['<Feld id="f" art="haken" /> Da', "ja", "☑ Da"],
    ['<Feld id="f" art="haken" /> Da', "", "☐ Da"],
    ['<Feld id="f" wort="kontakt">Name</Feld>', "Mira", "[Name]"],
  ])("%s with %j", async (feld, written, read) => {
    const html = await compiled(box(`So ${feld}.`));
    expect(blanksOnPaper(html, new Map([["vorlage.a.f", written]]))).toContain(`<p>So ${read}.</p>`);
  });

  test("and nothing of another template", async () => {
    const html = await compiled(box('So <Feld id="f">Ort</Feld>.'));
    expect(blanksOnPaper(html, new Map([["vorlage.b.f", "Köln"]]))).toContain("<p>So [Ort].</p>");
    expect(hasWritten(blanksIn(html), new Map([["vorlage.b.f", "Köln"]]))).toBe(false);
    expect(hasWritten(blanksIn(html), new Map([["vorlage.a.f", " "]]))).toBe(false);
    expect(hasWritten(blanksIn(html), new Map([["vorlage.a.f", "Köln"]]))).toBe(true);
  });
});

test("a sheet lists what somebody wrote, and not whom a message was for", async () => {
  const html = await compiled(box('<Feld id="wer" wort="kontakt">Name</Feld> in <Feld id="f">Ort</Feld>'));
  const written = new Map([
    ["vorlage.a.wer", "Mira"],
    ["vorlage.a.f", "Köln"],
  ]);
  expect(writtenLines(blanksIn(html), written)).toEqual([{ label: "Ort", text: "Köln" }]);
});

test("each template with blanks has its name and its text, and no other", async () => {
  const html = await compiled(
    `${box('So <Feld id="f">Ort</Feld>.\n\n> Zitat')}\n\n<Vorlage titel="Ohne">\n\nHallo\n\n</Vorlage>\n\n<Vorlage id="c">\n\n<Feld id="f">Ort</Feld>\n\n</Vorlage>`,
  );
  const boxes = templateBoxesIn(html);
  expect(boxes.map(({ id, title }) => [id, title])).toEqual([
    ["a", "A & B"],
    ["c", "Vorlage"],
  ]);
  expect(boxes[0]?.html).toMatch(/^<p>So <span.*<\/blockquote>$/s);
});
