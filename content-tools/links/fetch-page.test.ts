import { expect, test } from "vitest";
import { titleOf, wordsOf } from "./fetch-page";

test("a page is called by its title, or by its heading", () => {
  expect(titleOf('<html><title lang="de">Gewerbe\n anmelden</title><h1>Anders</h1>')).toBe("Gewerbe anmelden");
  expect(titleOf('<h1 class="x">Gewerbe <em>anmelden</em></h1>')).toBe("Gewerbe anmelden");
  expect(titleOf("<p>nichts")).toBe("");
});

test.each(["<title", "<h1", "<h1>", "<", "<script", "<svg>", "<style></"])(
  "a page of nothing but %s costs time by its length",
  (part) => {
    const page = part.repeat(200_000 / part.length);
    const began = performance.now();
    titleOf(page);
    wordsOf(page);
    // Unbounded patterns, searching to the end from each opening tag, took minutes.
    expect(performance.now() - began).toBeLessThan(3_000);
  },
);
