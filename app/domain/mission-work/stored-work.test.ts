import { describe, expect, test } from "vitest";
import { NO_WORK, type MissionWork } from "./mission-work";
import { dataKey, formatWork, inputsKey, missionOfKey, parseData, parseInputs } from "./stored-work";

const work: MissionWork = {
  progress: 50,
  ticks: { "cc1-1": { value: true, at: 10, sent: null } },
  answers: { "cc1-1": { value: "Text", at: 11, sent: 60 } },
  note: { value: "Notiz", at: 12, sent: null },
};

test("the keys are the specified ones", () => {
  expect(dataKey("content-creator-1")).toBe("mission-content-creator-1-data");
  expect(inputsKey("content-creator-1")).toBe("mission-content-creator-1-inputs");
  expect(missionOfKey("mission-content-creator-1-inputs")).toBe("content-creator-1");
  expect(missionOfKey("user-store")).toBe(null);
});

test.each([
  ["work", work],
  ["no work", NO_WORK],
])("%s is read as it was kept", (_, kept) => {
  const { data, inputs } = formatWork(kept);
  const { progress, ticks, note, answers } = kept;
  expect(parseData(data)).toEqual({ ok: true, value: { progress, ticks, note } });
  expect(parseInputs(inputs)).toEqual({ ok: true, value: answers });
});

describe("what cannot be read", () => {
  test.each([
    "",
    "null",
    "[]",
    "42",
    '{"progress":50,"tasks":{"a":{"value":tr',
    '{"progress":50,"tasks":[],"note":null}',
    '{"progress":"50","tasks":{},"note":null}',
    '{"progress":50,"tasks":{"a":true},"note":null}',
    '{"progress":50,"tasks":{"a":{"value":"ja","at":1,"sent":null}},"note":null}',
    '{"progress":50,"tasks":{"a":{"value":true,"at":-1,"sent":null}},"note":null}',
    '{"progress":50,"tasks":{"a":{"value":true,"at":1}},"note":null}',
    '{"progress":50,"tasks":{},"note":"Text"}',
    '{"progress":50,"tasks":{}}',
  ])("of ticks is none: %s", (text) => expect(parseData(text)).toEqual({ ok: false }));

  test.each(["", "null", "[]", '{"a":"Text"}', '{"a":{"value":42,"at":1,"sent":null}}'])(
    "of answers is none: %s",
    (text) => expect(parseInputs(text)).toEqual({ ok: false }),
  );

  test("includes nothing that reaches a prototype", () => {
    const parsed = parseInputs('{"__proto__":{"value":"x","at":1,"sent":null}}');
    expect(parsed.ok && Object.hasOwn(parsed.value, "__proto__")).toBe(true);
    expect(Object.prototype).not.toHaveProperty("value");
  });
});
