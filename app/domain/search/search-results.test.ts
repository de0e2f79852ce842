import { describe, expect, test } from "vitest";
import type { MissionStatus } from "../missions/missions";
import { groupResults } from "./search-results";

const found = (kind: string, missionId: string | null = null, title = kind) => ({
  kind,
  title,
  heading: null,
  excerpt: [],
  url: `/${title}`,
  missionId,
});

const standing = (statuses: Record<string, MissionStatus>) => ({
  statusOf: (id: string) => statuses[id] ?? null,
  missionOf: (id: string) =>
    id === "m1"
      ? { title: "Anmelden", kind: "path" as const }
      : id === "m2"
        ? { title: "Vom Nebenjob", kind: "bonus" as const }
        : null,
});

test("what was found stands by its kind, the kind of the best first", () => {
  const groups = groupResults(
    [found("template"), found("mission", "m1"), found("template", null, "zweite"), found("career-path")],
    standing({ m1: "active" }),
  );
  expect(groups.map(({ name, results }) => [name, results.map(({ title }) => title)])).toEqual([
    ["Vorlagen", ["template", "zweite"]],
    ["Missionen", ["mission"]],
    ["Berufspfade und Typen", ["career-path"]],
  ]);
});

describe("a result leads only where the person may go", () => {
  const shown = (kind: string, status: MissionStatus | null) =>
    groupResults([found(kind, "m1")], standing(status === null ? {} : { m1: status }))[0]?.results[0];

  test.each<MissionStatus>(["active", "completed"])("into a mission that is %s", (status) => {
    expect(shown("mission", status)).toMatchObject({ to: "/mission", hint: null });
  });

  test("not into a locked one, which it names all the same", () => {
    expect(shown("mission", "locked")).toMatchObject({ to: null, hint: expect.stringContaining("öffnet sich") });
  });

  test("a mission of another path is not shown at all", () => {
    expect(shown("mission", null)).toBeUndefined();
  });

  test("what stands in a locked mission says in which", () => {
    expect(shown("passage", "locked")).toMatchObject({ to: null, hint: expect.stringContaining("„Anmelden“") });
  });

  test("without a path it says to choose one", () => {
    expect(shown("passage", null)).toMatchObject({ to: null, hint: expect.stringContaining("Berufspfad") });
  });

  test("what stands in a bonus mission alone says when it comes", () => {
    const [group] = groupResults([found("passage", "m2")], standing({}));
    expect(group?.results[0]).toMatchObject({ to: null, hint: expect.stringContaining("Zugabe „Vom Nebenjob“") });
  });

  test("what stands in no mission is open to everybody", () => {
    expect(groupResults([found("template")], standing({}))[0]?.results[0]).toMatchObject({ to: "/template" });
  });
});
