import { drizzle } from "drizzle-orm/pglite";
import { expect, test } from "vitest";
import * as schema from "~/db/schema";
import { prepareEndings, type AccountEnding } from "./endings";

const tx = drizzle.mock({ schema });
const erased = { userId: "u1", email: "ada@example.org", firstName: "Ada" };

test("every ending is prepared before anything ends, and one that fails stops no other", async () => {
  const steps: string[] = [];
  const ending = (name: string, fails = false): AccountEnding => ({
    name,
    prepare: async ({ userId }) => {
      steps.push(`prepare ${name} of ${userId}`);
      return async ({ email }) => {
        steps.push(`end ${name} of ${email}`);
        if (fails) throw new Error("the vendor is away");
      };
    },
  });
  const end = await prepareEndings([ending("subscription", true), ending("mail")], { userId: "u1" }, tx);
  expect(steps).toEqual(["prepare subscription of u1", "prepare mail of u1"]);

  const failures: string[] = [];
  await end(erased, (name, failure) => failures.push(`${name}: ${failure.split("\n")[0]}`));
  expect(steps.slice(2)).toEqual(["end subscription of ada@example.org", "end mail of ada@example.org"]);
  expect(failures).toEqual(["subscription: Error: the vendor is away"]);
});

test("what cannot be prepared keeps the account", async () => {
  const broken: AccountEnding = { name: "subscription", prepare: () => Promise.reject(new Error("unreadable")) };
  await expect(prepareEndings([broken], { userId: "u1" }, tx)).rejects.toThrow("unreadable");
});
