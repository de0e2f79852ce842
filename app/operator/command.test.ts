import { describe, expect, test } from "vitest";
import { OperatorError } from "~/environment/operator-error";
import { readCommand } from "./command";

const NOW = new Date("2026-11-22T12:00:00Z");
const read = (...args: string[]) => readCommand(args, NOW);
const ANNA = "anna@example.org";

describe("what is meant", () => {
  test.each([
    [[], { kind: "list" }],
    [[ANNA], { kind: "show", email: ANNA }],
    [[" Anna@Example.ORG "], { kind: "show", email: ANNA }],
    [
      [ANNA, "--gib=pro", "--grund=Testerin"],
      { kind: "give", email: ANNA, offer: "pro", reason: "Testerin", until: null },
    ],
    [
      ["--gib", "lifetime_pro", "--grund", "Testerin", ANNA],
      { kind: "give", email: ANNA, offer: "lifetime_pro", reason: "Testerin", until: null },
    ],
    [[ANNA, "--nimm=pro_ai", "--grund=Vorbei"], { kind: "take", email: ANNA, offer: "pro_ai", reason: "Vorbei" }],
    [
      ["--erledigt=9B2F0C6E-0000-4000-8000-000000000000", "--grund=Erstattet"],
      { kind: "settle", id: "9b2f0c6e-0000-4000-8000-000000000000", reason: "Erstattet" },
    ],
  ])("%j", (args, command) => {
    expect(read(...args)).toEqual(command);
  });

  test.each([
    ["2026-12-31", "2026-12-31T22:59:59.999Z"],
    ["2026-11-22", "2026-11-22T22:59:59.999Z"],
  ])("--bis=%s is the end of that day in Germany", (day, instant) => {
    expect(read(ANNA, "--gib=pro", "--grund=Test", `--bis=${day}`)).toMatchObject({ until: new Date(instant) });
  });

  test("a reason is one line without what a terminal would obey", () => {
    expect(read(ANNA, "--gib=pro", "--grund= Zeile 1\n\u001b[2JZeile 2\u202e ")).toMatchObject({
      reason: "Zeile 1 [2JZeile 2",
    });
  });
});

describe("what is refused, in one sentence", () => {
  test.each([
    [[ANNA, "bea@example.org"], "So geht es"],
    [[ANNA, "--gib=pro", "--nimm=pro", "--grund=Test"], "So geht es"],
    [[ANNA, "--erledigt=1", "--grund=Test"], "So geht es"],
    [["--gib=pro", "--grund=Test"], "So geht es"],
    [["--grund=Test"], "So geht es"],
    [[ANNA, "--grund=Test"], "So geht es"],
    [[ANNA, "--nimm=pro", "--grund=Test", "--bis=2026-12-31"], "So geht es"],
    [[ANNA, "--gibt=pro"], "So geht es"],
    [[ANNA, "--gib"], "So geht es"],
    [[ANNA, "--gib=pro"], "Ohne Grund"],
    [[ANNA, "--gib=pro", "--grund="], "Ohne Grund"],
    [[ANNA, "--nimm=pro", "--grund= \n- "], "Ohne Grund"],
    [["--erledigt=1"], "Ohne Grund"],
    [[ANNA, "--gib=premium", "--grund=Test"], "Das Angebot „premium“ gibt es nicht"],
    [[ANNA, "--gib=free", "--grund=Test"], "Das Angebot „free“ gibt es nicht"],
    [[ANNA, "--nimm=", "--grund=Test"], "Das Angebot „“ gibt es nicht"],
    [[ANNA, "--gib=pro", "--grund=Test", "--bis=31.12.2026"], "Den Tag „31.12.2026“ gibt es nicht"],
    [[ANNA, "--gib=pro", "--grund=Test", "--bis=2027-02-29"], "Den Tag „2027-02-29“ gibt es nicht"],
    [[ANNA, "--gib=pro", "--grund=Test", "--bis=2026-11-21"], "Der Tag 2026-11-21 ist schon vorbei"],
    [[ANNA, "--gib=lifetime_pro", "--grund=Test", "--bis=2026-12-31"], "lifetime_pro hat kein Ende"],
  ])("%j", (args, sentence) => {
    expect(() => read(...args)).toThrow(OperatorError);
    expect(() => read(...args)).toThrow(sentence);
    expect(() => read(...args)).not.toThrow("\n");
  });
});
