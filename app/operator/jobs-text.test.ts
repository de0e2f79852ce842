import { expect, test } from "vitest";
import { jobsText } from "./jobs-text";

const NONE = { waiting: 0, oldestSeconds: 0, later: 2, active: 1, failed: 0 };

test("without a failure it is one line", () => {
  expect(jobsText(NONE, [])).toBe("Fällig: 0. Später dran: 2. In Arbeit: 1. Gescheitert: 0.");
  expect(jobsText({ ...NONE, waiting: 3, oldestSeconds: 40 }, [])).toMatch(
    /^Fällig: 3, der älteste seit 40 Sekunden\./,
  );
});

test("what failed is named with its last failure on one line, and what can be done about it", () => {
  const job = {
    id: "1b4e28ba-2fa1-41d2-883f-0016d3cca427",
    queue: "notices" as const,
    data: { kind: "week", day: "2026-11-22" },
    tries: 9,
    failedAt: new Date("2026-11-22T20:00:00Z"),
    failure: "Error: the mail was not taken\n    at somewhere",
  };
  const text = jobsText({ ...NONE, failed: 3 }, [job]);
  expect(text).toContain('1b4e28ba-2fa1-41d2-883f-0016d3cca427  notices {"kind":"week","day":"2026-11-22"}');
  expect(text).toContain(
    "  9 Versuche, zuletzt am 22. November 2026 um 21:00:00 Uhr: Error: the mail was not taken at",
  );
  expect(text).toContain("… und 2 weitere");
  expect(text).toContain("--nochmal=NUMMER");
});
