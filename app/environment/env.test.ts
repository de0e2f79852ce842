import { describe, expect, test } from "vitest";
import { parseCatalogueEnv, parseEnv } from "./env";

const secret = "ab".repeat(32);

function refused(variables: Record<string, string>) {
  const parsed = parseEnv(variables);
  if (parsed.ok) throw new Error("It was taken.");
  return parsed;
}

/**
 * Logins with an unescaped character in the password that cuts the address short, or with a % that begins no valid
 * escape.
 */
const CUT_LOGINS = ["web:pa#ss", "web:12#34", "web:pa/ss", "web:12/34", "web:12?34", "web:100%", "web:1%zz"];

const CUT_ADDRESSES = CUT_LOGINS.flatMap((login): [Record<string, string>, string][] => [
  [{ DATABASE_URL: `postgres://${login}@localhost/x`, SESSION_SECRET: secret }, "DATABASE_URL"],
  [{ SMTP_URL: `smtps://${login}@localhost`, MAIL_FROM: "a@start.example" }, "SMTP_URL"],
]);

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

  test.each<[Record<string, string>, string]>([
    [{ PORT: "99999" }, "PORT"],
    [{ APP_URL: "ftp://start.example" }, "APP_URL"],
    [{ DATABASE_URL: "mysql://localhost/x", SESSION_SECRET: secret }, "DATABASE_URL"],
    ...CUT_ADDRESSES,
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
    [{ STRIPE_SECRET_KEY: "sk_test_a1" }, "STRIPE_WEBHOOK_SECRET"],
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
    expect(result).toMatchObject({
      message: expect.stringMatching(new RegExp(`^${name} muss .* sein.* \\(siehe docs/operating\\.md\\)\\.$`)),
    });
  });

  test("takes addresses of databases and mail servers as the connection does", () => {
    const logins = ["web", "web:p%23%25%2F%3F%40", "web:p@ss:w[o]rd", "%C3%BCben:x"];
    for (const login of logins) {
      const SMTP_URL = `smtp://${login}@mail.example:587`;
      expect(parseEnv({ SMTP_URL, MAIL_FROM: "a@start.example" })).toMatchObject({ env: { SMTP_URL } });
    }
    const urls = [
      ...logins.map((login) => `postgres://${login}@localhost:5432/name`),
      "postgres://web@one.example:5432,two.example:5433/name",
      "postgresql://web@[::1]:5432/name?sslmode=require",
      "postgres://web@%2Fvar%2Frun%2Fpostgresql/name",
      "postgres:///name",
    ];
    for (const DATABASE_URL of urls) {
      expect(parseEnv({ DATABASE_URL, SESSION_SECRET: secret })).toMatchObject({ ok: true, env: { DATABASE_URL } });
    }
  });

  test("never repeats a value, and names quotes that an environment file keeps", () => {
    const { message } = refused({ DATABASE_URL: '"postgres://web:parole@localhost/x"', SESSION_SECRET: secret });
    expect(message).toMatch(/; Anführungszeichen .* gehören nicht dazu \(siehe/);
    expect(message).not.toContain("parole");
    expect(refused({ STRIPE_SECRET_KEY: "parole" }).message).not.toMatch(/parole|Anführungszeichen/);
  });

  test("prices at Stripe are made before there is a webhook, and without what only a server needs", () => {
    const variables = { STRIPE_SECRET_KEY: "sk_test_a1", DATABASE_URL: "postgres://localhost/x" };
    expect(parseEnv(variables)).toMatchObject({ ok: false });
    expect(parseCatalogueEnv(variables)).toEqual({
      ok: true,
      env: { STRIPE_SECRET_KEY: "sk_test_a1", CONTENT_DIR: "content" },
    });
    const wrong = { STRIPE_SECRET_KEY: "pk_test_a1" };
    expect(parseCatalogueEnv(wrong)).toMatchObject({ message: expect.stringMatching(/^STRIPE_SECRET_KEY muss /) });
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
