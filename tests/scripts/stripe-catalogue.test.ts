import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { inProject } from "../../scripts/lib/project.mjs";

/** Runs a command like npm, without a key. */
const run = (name: string) =>
  new Promise<{ code: number | string | null | undefined; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, STRIPE_SECRET_KEY: "" };
    execFile(process.execPath, [inProject("scripts/command.mjs"), name], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });

test.each(["stripe:setup", "stripe:check"])("%s without a key says so and ends with 2", async (name) => {
  expect(await run(name)).toEqual({
    code: 2,
    stdout: "",
    stderr: "STRIPE_SECRET_KEY fehlt: Trag den Schlüssel deines Stripe-Kontos ein, etwa in .env.\n",
  });
});
