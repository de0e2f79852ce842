import { expect, test } from "vitest";
import { ANNA } from "../../../tests/fixtures/anna";
import { isClientUser, toClientUser } from "./client-user";

const USER = toClientUser(ANNA);

test("a person's own data is known by all of its fields", () => {
  expect(isClientUser(USER)).toBe(true);
  expect(isClientUser({ ...USER, personalityType: "Visionär:in", careerPath: "Content Creator:in" })).toBe(true);
  for (const field of Object.keys(USER)) expect(isClientUser({ ...USER, [field]: undefined }), field).toBe(false);
  for (const value of [null, undefined, "Anna", [USER]]) expect(isClientUser(value)).toBe(false);
});
