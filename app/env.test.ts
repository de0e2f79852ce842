import { describe, expect, test } from "vitest";
import { parseCatalogueEnv, parseEnv } from "./env";

const secret = "ab".repeat(32);

describe("parseEnv", () => {
  test("needs nothing", () => {
    const result = parseEnv({});
    expect(result).toMatchObject({
      ok: true,
      env: { PORT: 3000, HOST: "localhost", APP_URL: "http://localhost:3000", DATA_DIR: ".data", TRUST_PROXY: 0 },
    });
  });

  test("derives the public origin from the port and keeps only the origin of APP_URL", () => {
    expect(parseEnv({ PORT: "4001" })).toMatchObject({ env: { APP_URL: "http://localhost:4001" } });
    expect(parseEnv({ APP_URL: "https://start.example/path" })).toMatchObject({
      env: { APP_URL: "https://start.example" },
    });
  });

  test("treats empty values as unset", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ ok: true, env: { PORT: 3000 } });
  });

  test.each([
    [{ PORT: "99999" }, "PORT"],
    [{ APP_URL: "ftp://start.example" }, "APP_URL"],
    [{ DATABASE_URL: "mysql://localhost/x", SESSION_SECRET: secret }, "DATABASE_URL"],
    [{ DATABASE_URL: "postgres://localhost/x" }, "SESSION_SECRET"],
    [{ DATABASE_POOL: "0" }, "DATABASE_POOL"],
    [{ DATABASE_POOL: "ten" }, "DATABASE_POOL"],
    [{ DATABASE_POOLER: "yes" }, "DATABASE_POOLER"],
    [{ NATIVE_ANDROID_CERT: "AA:BB" }, "NATIVE_ANDROID_CERT"],
    [{ NATIVE_APPLE_TEAM: "team" }, "NATIVE_APPLE_TEAM"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN"],
    [{ METRICS_TOKEN: "with a space in it" }, "METRICS_TOKEN"],
    [{ MAX_IN_PROGRESS: "0" }, "MAX_IN_PROGRESS"],
    [{ MAX_IN_PROGRESS: "1.5" }, "MAX_IN_PROGRESS"],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET"],
    [{ SESSION_SECRET: `${secret},` }, "SESSION_SECRET"],
    [{ SMTP_URL: "smtp://localhost:25" }, "MAIL_FROM"],
    [{ MAIL_FROM: "hallo" }, "MAIL_FROM"],
    [{ MAIL_FROM: "hallo@start.example, eve@example.org" }, "MAIL_FROM"],
    [{ ADMIN_EMAIL: "Anna <anna@start.example>" }, "ADMIN_EMAIL"],
    [{ DEMO_CHECKOUT: "yes" }, "DEMO_CHECKOUT"],
    [{ OPENAI_API_KEY: "two words" }, "OPENAI_API_KEY"],
    [{ OPENAI_BASE_URL: "ftp://models.example/v1", OPENAI_API_KEY: "k" }, "OPENAI_BASE_URL"],
    [{ OPENAI_BASE_URL: "http://localhost:11434/v1" }, "OPENAI_MODEL"],
    [{ OPENAI_MODEL: "my model" }, "OPENAI_MODEL"],
    [{ COACH_DAILY_TOKENS: "0" }, "COACH_DAILY_TOKENS"],
    [{ COACH_DAILY_TOKENS: "1.5" }, "COACH_DAILY_TOKENS"],
    [{ COACH_DAILY_TOKENS: "viele" }, "COACH_DAILY_TOKENS"],
    [{ TRUST_PROXY: "-1" }, "TRUST_PROXY"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  ])("names the variable that cannot be used: %o", (input, name) => {
    const result = parseEnv(input);
    expect(result.ok).toBe(false);
    expect(result).toMatchObject({ message: expect.stringMatching(new RegExp(`^${name} should be .*docs/operating`)) });
  });

  test("prices at Stripe are made before there is a webhook, and without what only a server needs", () => {
    const variables = { STRIPE_SECRET_KEY: "sk_test_a1", DATABASE_URL: "postgres://localhost/x" };
    expect(parseEnv(variables)).toMatchObject({ ok: false });
    expect(parseCatalogueEnv(variables)).toEqual({
      ok: true,
      env: { STRIPE_SECRET_KEY: "sk_test_a1", CONTENT_DIR: "content" },
    });
    const wrong = { STRIPE_SECRET_KEY: "pk_test_a1" };
    expect(parseCatalogueEnv(wrong)).toMatchObject({ message: expect.stringContaining("STRIPE_SECRET_KEY should be") });
  });

  test("as many requests at once as fit the connections, unless it is said otherwise", () => {
    expect(parseEnv({})).toMatchObject({ env: { DATABASE_POOL: 10, MAX_IN_PROGRESS: 20 } });
    expect(parseEnv({ DATABASE_POOL: "30" })).toMatchObject({ env: { DATABASE_POOL: 30, MAX_IN_PROGRESS: 60 } });
    expect(parseEnv({ MAX_IN_PROGRESS: "7" })).toMatchObject({ env: { DATABASE_POOL: 10, MAX_IN_PROGRESS: 7 } });
  });

  test("a model of one's own needs no key, but its name", () => {
    const local = { OPENAI_BASE_URL: "http://localhost:11434/v1", OPENAI_MODEL: "llama3.1:8b" };
    expect(parseEnv(local)).toMatchObject({ ok: true, env: local });
    expect(parseEnv({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: "https://models.example/v1" })).toMatchObject({
      ok: true,
    });
    expect(parseEnv({ OPENAI_API_KEY: "sk-test", COACH_DAILY_TOKENS: "200000" })).toMatchObject({
      env: { COACH_DAILY_TOKENS: 200_000 },
    });
  });

  test("takes addresses with letters of every script, as the forms do", () => {
    const addresses = { MAIL_FROM: "hallo@müller.example", ADMIN_EMAIL: "jürgen@start.example" };
    const inOneSpelling = { ...addresses, MAIL_FROM: "hallo@xn--mller-kva.example" };
    expect(parseEnv(addresses)).toMatchObject({ ok: true, env: inOneSpelling });
  });

  test("a comma-separated list of secrets rotates", () => {
    const result = parseEnv({ SESSION_SECRET: `${secret}, ${"cd".repeat(32)}` });
    expect(result).toMatchObject({ env: { SESSION_SECRET: [secret, "cd".repeat(32)] } });
  });
});
