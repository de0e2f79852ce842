import { describe, expect, test } from "vitest";
import { sampleContent, sampleFiles, type Change } from "../../../tests/fixtures/sample-content";
import { checkFiles } from "../../../tests/fixtures/check-files";
import { sharedSentences } from "./shared-sentences";

const HERE = "roadmaps/pfad-1/05.mdx";
const SAME_PATH = "roadmaps/pfad-1/06.mdx";
const OTHER_PATH = "roadmaps/pfad-2/05.mdx";
const SENTENCE = "Schreib heute Abend drei Namen auf.";

test("a sentence in two paths is reported once, with both places", () => {
  const found = shared({ [HERE]: body(`Los geht es.\n\n${SENTENCE}`), [OTHER_PATH]: other(`Erst dies. ${SENTENCE}`) });
  expect(found).toEqual([
    {
      path: OTHER_PATH,
      line: 22,
      column: 12,
      rule: "T008",
      message: `Dieser Satz steht auch in ${HERE}:24: „${SENTENCE}“`,
    },
  ]);
});

test("the check of all content reports it", () => {
  const changes = { [HERE]: body(SENTENCE), [OTHER_PATH]: other(SENTENCE) };
  const messages = checkFiles(sampleFiles(changes)).problems.map(({ message }) => message);
  expect(messages).toContain(`Dieser Satz steht auch in ${HERE}:22: „${SENTENCE}“`);
});

test("each of three paths beyond the first is told", () => {
  const third = "roadmaps/pfad-3/05.mdx";
  const found = shared({ [HERE]: body(SENTENCE), [OTHER_PATH]: other(SENTENCE), [third]: other(SENTENCE) });
  expect(found.map(({ path }) => path)).toEqual([OTHER_PATH, third]);
});

describe("it counts", () => {
  test.each([
    ["in other letters and marks", body("„Schreib heute abend **drei**\nNamen auf …“")],
    ["in a list", body(`- Eins\n- ${SENTENCE}`)],
    ["in a component", body(`<Beispiel>\n\n${SENTENCE}\n\n</Beispiel>`)],
    ["in the description of a task", (raw: string) => raw.replace("Tu es.", SENTENCE)],
    ["in the explanation", (raw: string) => raw.replace("Darum.", `Darum. ${SENTENCE}`)],
    ["in the coach's reminder", (raw: string) => raw.replace("Was hilft dir?", `${SENTENCE} Was hilft dir?`)],
    ["in the note field", (raw: string) => raw.replace(/(?<=noteField: ").*(?=")/, SENTENCE)],
  ])("%s", (_, change) => {
    expect(shared({ [HERE]: change, [OTHER_PATH]: other(SENTENCE) })).toHaveLength(1);
  });
});

describe("it does not count", () => {
  test("within one path", () => {
    expect(shared({ [HERE]: body(SENTENCE), [SAME_PATH]: body(SENTENCE) })).toEqual([]);
  });
  test("below six words", () => {
    expect(
      shared({
        [HERE]: body("Frag heute noch dein Finanzamt."),
        [OTHER_PATH]: other("Frag heute noch dein Finanzamt."),
      }),
    ).toEqual([]);
  });
  test("in a passage that both take up", () => {
    const passage = (raw: string) => raw.replace("Frag deine Kasse.", SENTENCE);
    const use = '<Passage id="versicherung" />';
    expect(shared({ "passages/versicherung.mdx": passage, [HERE]: body(use), [OTHER_PATH]: other(use) })).toEqual([]);
  });
  test("with another word", () => {
    expect(shared({ [HERE]: body(SENTENCE), [OTHER_PATH]: other(SENTENCE.replace("drei", "vier")) })).toEqual([]);
  });
});

function body(text: string): Change {
  return (raw) => `${raw}\n${text}\n`;
}

/** Copy of the fifth mission for another path. */
function other(text: string): Change {
  return () =>
    `${sampleContent()
      .find(({ path }) => path === HERE)
      ?.raw.replace(/pfad-1/g, "pfad-x")}\n${text}\n`;
}

function shared(changes: Record<string, Change>) {
  const files = sampleFiles(changes);
  const bodies = new Map(files.map(({ source, body }) => [source.path, () => body] as const));
  return [...sharedSentences(checkFiles(files).entries.roadmaps, bodies)];
}
