import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { loadLibrary, type Loaded } from "./load.server";

// Everything is compiled from nothing: 12 s on two busy cores.
const TIMEOUT_MS = 120_000;

let loaded: Loaded;
beforeAll(async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), "startklar-"));
  loaded = await loadLibrary({ contentDir: "content", cacheDir, now: Date.now() });
  return () => rm(cacheDir, { recursive: true, force: true });
}, TIMEOUT_MS);

test("the project's own content has no problems", () => {
  expect(loaded.problems).toEqual([]);
});

describe("what a buyer is mailed in full", () => {
  const textOf = (slug: string) => (loaded.ok ? loaded.library.legalText(slug, "https://start.example") : null);

  test.each([
    ["widerrufsbelehrung", "14 Tage ab dem Tag, an dem der Vertrag geschlossen wurde"],
    ["widerrufsbelehrung", "Vertrag widerrufen (https://start.example/widerruf)"],
    ["widerrufsbelehrung", "spätestens 14 Tage nach dem Tag, an dem dein Widerruf bei uns angekommen ist"],
    ["widerrufsbelehrung", "Widerrufst du zum ersten Mal"],
    ["widerrufsbelehrung", "Unterschrift (nur auf Papier): …"],
    ["widerrufsbelehrung", "Musterstraße 1\n12345 Musterstadt"],
    ["agb", "Mit „Zahlungspflichtig bestellen“ gibst du eine verbindliche Bestellung ab"],
    ["agb", "jederzeit zum Ende des bezahlten Monats kündigen"],
    ["agb", "https://start.example/kuendigen"],
    ["agb", "§ 36 VSBG"],
  ])("%s says „%s“", (slug, said) => {
    expect(textOf(slug)).toContain(said);
  });

  test.each(["agb", "widerrufsbelehrung"])("%s is free of markup", (slug) => {
    expect(textOf(slug)).not.toMatch(/<\/?[a-z]|&[a-z#0-9]+;|Text kopieren|\n{3}/);
  });

  test("a page that is missing has no text", () => {
    expect(textOf("gibt-es-nicht")).toBeNull();
  });
});
