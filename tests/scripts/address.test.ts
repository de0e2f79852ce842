import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { EXPECTED, parseEnv } from "../../app/environment/env";
import { browserUrl, explainListenFailure, readAddress, whyNotListening } from "../../scripts/lib/address.mjs";
import { testEnvironment } from "../../scripts/lib/environment.mjs";
import { welcome } from "../../scripts/lib/welcome.mjs";

test("listens on localhost:3000 unless told otherwise", () => {
  expect(readAddress({})).toEqual({ ok: true, host: "localhost", port: 3000 });
  expect(readAddress({ PORT: "", HOST: "" })).toEqual({ ok: true, host: "localhost", port: 3000 });
  expect(readAddress({ PORT: "8080", HOST: "0.0.0.0" })).toEqual({ ok: true, host: "0.0.0.0", port: 8080 });
});

test.each(["abc", "0", "65536", "-1", "3000 ", "1e3"])("refuses PORT=%s in the words of the app", (PORT) => {
  expect(readAddress({ PORT })).toEqual(parseEnv({ PORT: "no port" }));
});

test("the address shown is one that a browser can open", () => {
  expect(browserUrl({ host: "0.0.0.0", port: 80 })).toBe("http://localhost:80");
  expect(browserUrl({ host: "::1", port: 80 })).toBe("http://localhost:80");
  expect(browserUrl({ host: "2001:db8::1", port: 80 })).toBe("http://[2001:db8::1]:80");
  expect(browserUrl({ host: "example.org", port: 80 })).toBe("http://example.org:80");
});

test("a taken port is found out, and PORT named as the remedy", async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  expect(await whyNotListening({ host: "127.0.0.1", port })).toMatch(
    new RegExp(`^Port ${port} ist schon belegt: .*PORT=`),
  );
  await new Promise((resolve) => server.close(resolve));
  expect(await whyNotListening({ host: "127.0.0.1", port })).toBeNull();
});

test("other failures to listen name what to change", () => {
  expect(explainListenFailure("EACCES", { host: "localhost", port: 80 })).toMatch(/PORT=3001/);
  expect(explainListenFailure("EADDRINUSE", { host: "localhost", port: 3001 })).toMatch(/PORT=3002/);
  expect(explainListenFailure("ENOTFOUND", { host: "nowhere.invalid", port: 3000 })).toMatch(/HOST=nowhere\.invalid/);
});

test("the welcome says where to look, where mails are and how to stop", () => {
  const address = { host: "localhost", port: 3000 };
  const local = welcome({ env: {}, address, problem: null });
  expect(local).toContain("http://localhost:3000");
  expect(local).toContain("./.data/outbox");
  expect(local).toContain("Strg+C");
  const real = welcome({
    env: { SMTP_URL: "smtp://u:geheim@mail", APP_URL: "https://x.org" },
    address,
    problem: "Krank.",
  });
  expect(real).toContain("https://x.org");
  expect(real).toContain("Krank.");
  expect(real).not.toContain("geheim");
});

describe("each variable of the app", () => {
  const variables = Object.keys(EXPECTED).filter((name) => name !== "NODE_ENV");

  test("is none of a test's, whoever starts it", () => {
    const set = Object.fromEntries(variables.map((name) => [name, "1"]));
    expect(testEnvironment({ PATH: "/bin", CI: "1", NODE_ENV: "production", ...set })).toEqual({
      PATH: "/bin",
      CI: "1",
    });
  });

  test("has its row in docs/operating.md, and no row has another", async () => {
    const rows = (await readFile("docs/operating.md", "utf8")).split("\n").filter((line) => /^\| `[A-Z]/.test(line));
    const named = rows.flatMap((row) => row.split("|")[1]?.match(/[A-Z_]+/g) ?? []);
    expect(named.sort()).toEqual(variables.sort());
  });
});
