import { describe, expect, test } from "vitest";
import { createThoughtFilter, withoutThoughts } from "./thoughts";

/** Text that a reader sees in the end, and all that was shown on the way. */
function read(pieces: readonly string[], holds = false) {
  const filter = createThoughtFilter({ holds });
  let [seen, everything] = ["", ""];
  for (const { text, isAnew } of [...pieces.map(filter.push), filter.end()]) {
    if (isAnew) seen = "";
    seen += text;
    everything += text;
  }
  return { seen, everything, thoughts: filter.thoughts() };
}
const ANSWER = "Fang **klein** an [1]. 3 < 4, a<b und <b>x</b>.\n\n- [ ] Heute";

describe("thoughts in marks never show, however they are cut", () => {
  const BOTH = [
    `<think>GEHEIM</think>\n\n${ANSWER}`,
    `<thinking>GEHEIM <b> ]</thinking>${ANSWER}`,
    `<reasoning effort="high">GEHEIM</reasoning>${ANSWER}`,
    `<THOUGHT>\nGEHEIM\n</THOUGHT>\n${ANSWER}`,
    `<mm:think>GEHEIM</mm:think>${ANSWER}`,
    `[THINK]GEHEIM[/THINK]${ANSWER}`,
    `◁think▷GEHEIM◁/think▷${ANSWER}`,
    `<|begin_of_thought|>GEHEIM<|end_of_thought|>${ANSWER}`,
    `<|START_THINKING|>GEHEIM<|END_THINKING|>${ANSWER}`,
    `<|channel|>analysis<|message|>GEHEIM<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
    `<|channel|>commentary to=functions.x <|constrain|>json<|message|>GEHEIM<|call|><|start|>assistant<|channel|>final<|message|>${ANSWER}`,
    `<|channel>thought\nGEHEIM<channel|>${ANSWER}`,
    `<unused94>thought GEHEIM<unused95>${ANSWER}`,
    `<think></think>${ANSWER}<|im_end|>`,
    `<think>GEHEIM</think>${ANSWER}</s>`,
  ];

  test.each(BOTH)("%s", (text) => {
    for (const pieces of [[text], [...text], text.match(/.{1,3}/gsu) ?? [], text.split(/(?<=<)/)]) {
      const { seen, everything, thoughts } = read(pieces);
      expect(seen).toBe(ANSWER);
      expect(everything).toBe(ANSWER);
      expect(thoughts).toBe("marked");
    }
    expect(withoutThoughts(text)).toBe(ANSWER);
  });
});

test("between two parts of an answer, too", () => {
  expect(read([..."Erst das.<think>GEHEIM</think> Dann das."]).everything).toBe("Erst das. Dann das.");
});

test("a thought without an end shows nothing", () => {
  expect(read(["<think>GEHEIM ", "und noch mehr"]).everything).toBe("");
  expect(read(["<|channel|>analysis<|message|>GEHEIM"]).everything).toBe("");
  expect(read(["<|channel|>anal"]).everything).toBe("");
});

describe("an end without a beginning", () => {
  const HIDDEN = [
    `GEHEIM, he asks.\n</think>\n\n${ANSWER}`,
    `GEHEIM<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}`,
  ];

  test.each(HIDDEN)("takes back all that was shown: %s", (text) => {
    for (const pieces of [[text], [...text]]) expect(read(pieces)).toMatchObject({ seen: ANSWER, thoughts: "hidden" });
    expect(withoutThoughts(text)).toBe(ANSWER);
  });

  test.each(HIDDEN)("shows nothing of it where it is waited for: %s", (text) => {
    for (const pieces of [[text], [...text]]) expect(read(pieces, true).everything).toBe(ANSWER);
  });
});

describe("where it is waited for", () => {
  test("an answer without thoughts comes with its end, and with its release", () => {
    expect(read([...ANSWER], true)).toMatchObject({ everything: ANSWER, thoughts: "no" });
    const filter = createThoughtFilter({ holds: true });
    expect(filter.push("Fang ").text).toBe("");
    expect(filter.release().text).toBe("Fang ");
    expect(filter.push("klein").text).toBe("klein");
  });

  test("a beginning shows that nothing is to be waited for", () => {
    const filter = createThoughtFilter({ holds: true });
    filter.push("<think>GEHEIM");
    expect(filter.push("</think>Fang ").text).toBe("Fang ");
  });
});

test("words go on at once, only what may become a mark waits", () => {
  const filter = createThoughtFilter({ holds: false });
  expect(
    ["Fang ", "klein [1", "] <", "3 an", " [Link]", "(/x) 2 < 3 "].map((words) => filter.push(words).text),
  ).toEqual(["Fang ", "klein [1", "] ", "<3 an", " [Link]", "(/x) 2 < 3 "]);
});

test("marks made to cost time cost none", () => {
  const began = performance.now();
  for (const text of [
    "<".repeat(50_000),
    "<|channel|>".repeat(5_000),
    "<think ".repeat(8_000),
    `<|${"a".repeat(50_000)}`,
  ])
    read([text, text]);
  const filter = createThoughtFilter({ holds: false });
  for (let times = 0; times < 50_000; times++) filter.push("<");
  expect(performance.now() - began).toBeLessThan(2_000);
});
