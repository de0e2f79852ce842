import { expect, test } from "vitest";
import { countContacts, sayContacts } from "./counts";

test("contacts are counted by how far they are, in the order of the way", () => {
  const counts = { resting: 1, noted: 4, talking: 2 };
  expect(countContacts(counts)).toBe(7);
  expect(sayContacts(counts)).toBe("7\u00a0Kontakte: 4\u00a0notiert, 2\u00a0im Gespräch, 1\u00a0ruht");
  expect(sayContacts({ order: 1 })).toBe("1\u00a0Kontakt: 1\u00a0Auftrag");
});
