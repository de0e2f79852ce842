import * as z from "zod";
import { isCoded, isDatabaseAddress } from "./database-address";
import { oneAddress } from "~/domain/email/schema";

const REFERENCE = "docs/operating.md";

const port = z.coerce.number().int().min(1).max(65535);
const token = z.string().regex(/^[!-~]{16,}$/);
const httpUrl = z.url({ protocol: /^https?$/ });

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: port.default(3000),
    HOST: z.string().default("localhost"),
    APP_URL: httpUrl.optional(),
    DATA_DIR: z.string().min(1).default(".data"),
    DATABASE_URL: z.string().refine(isDatabaseAddress).optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(1000).default(10),
    DATABASE_POOLER: z.enum(["0", "1"]).optional(),
    FCM_SERVICE_ACCOUNT: z.string().min(1).optional(),
    FCM_API_BASE: httpUrl.optional(),
    JOBS: z.enum(["0", "1"]).optional(),
    MAX_IN_PROGRESS: z.coerce.number().int().min(1).max(10_000).optional(),
    SESSION_SECRET: z
      .string()
      .transform((list) => list.split(",").map((secret) => secret.trim()))
      .pipe(z.array(z.string().regex(/^[0-9a-f]{64,}$/i)).min(1))
      .optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .refine(hasWholeLogin)
      .optional(),
    MAIL_FROM: oneAddress.optional(),
    ADMIN_EMAIL: oneAddress.optional(),
    CONTENT_DIR: z.string().min(1).default("content"),
    DEMO_CHECKOUT: z.enum(["0", "1"]).optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_\w+$/)
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\w+$/)
      .optional(),
    STRIPE_API_BASE: httpUrl.optional(),
    OPENAI_API_KEY: z.string().regex(/^\S+$/).optional(),
    OPENAI_BASE_URL: httpUrl.optional(),
    OPENAI_MODEL: z.string().regex(/^\S+$/).max(200).optional(),
    COACH_DAILY_TOKENS: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    MAIL_WEBHOOK_TOKEN: token.optional(),
    METRICS_TOKEN: token.optional(),
    NATIVE_ANDROID_CERT: z
      .string()
      .regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}(,([0-9A-F]{2}:){31}[0-9A-F]{2})*$/)
      .optional(),
    NATIVE_APPLE_TEAM: z
      .string()
      .regex(/^[0-9A-Z]{10}$/)
      .optional(),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
  })
  .superRefine((env, context) => {
    if (env.DATABASE_URL && !env.SESSION_SECRET) {
      context.addIssue({ code: "custom", path: ["SESSION_SECRET"] });
    }
    if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
      context.addIssue({ code: "custom", path: ["STRIPE_WEBHOOK_SECRET"] });
    }
    // A server of the operator's own has model names of its own.
    if (env.OPENAI_BASE_URL && !env.OPENAI_API_KEY && !env.OPENAI_MODEL) {
      context.addIssue({ code: "custom", path: ["OPENAI_MODEL"] });
    }
    if (env.SMTP_URL && !env.MAIL_FROM) context.addIssue({ code: "custom", path: ["MAIL_FROM"] });
  });

/** The expected value of each variable, in the words of an error message. */
export const EXPECTED: Record<keyof z.infer<typeof schema>, string> = {
  NODE_ENV: "development, production oder test",
  PORT: "eine Zahl von 1 bis 65535",
  HOST: "ein Rechnername oder eine Adresse, unter der die App lauscht,",
  APP_URL: "die öffentliche Adresse wie https://example.org",
  DATA_DIR: "ein Ordner",
  DATABASE_URL: "eine Adresse von PostgreSQL wie postgres://rolle:passwort@rechner:5432/name",
  DATABASE_POOL: "die Zahl der Verbindungen zu PostgreSQL, von 1 bis 1000,",
  DATABASE_POOLER: "1, wo ein Pooler Verbindungen für eine Transaktion verleiht, sonst 0",
  FCM_SERVICE_ACCOUNT: "das JSON eines Dienstkontos von Google oder der Pfad seiner Datei",
  FCM_API_BASE: "die Adresse eines anderen Firebase wie http://localhost:4243",
  JOBS: "0, wo ein eigener Prozess (npm run worker) tut, worauf niemand wartet, sonst 1",
  MAX_IN_PROGRESS: "die Zahl der Anfragen, an denen gleichzeitig gearbeitet wird, von 1 bis 10000,",
  SESSION_SECRET:
    "eine Folge von mindestens 32 zufälligen Bytes, hexadezimal geschrieben (mit DATABASE_URL ist sie Pflicht),",
  SMTP_URL: "ein Mailserver wie smtps://benutzer:passwort@rechner:465",
  MAIL_FROM: "die Absenderadresse (mit SMTP_URL ist sie Pflicht)",
  ADMIN_EMAIL: "eine Mailadresse",
  CONTENT_DIR: "ein Ordner",
  DEMO_CHECKOUT: "1, wo Pläne ohne Zahlung gewählt werden dürfen, sonst 0",
  STRIPE_SECRET_KEY: "ein geheimer oder eingeschränkter Schlüssel von Stripe wie sk_test_… oder rk_live_…",
  STRIPE_WEBHOOK_SECRET: "das Geheimnis des Webhooks, whsec_… (mit STRIPE_SECRET_KEY ist es Pflicht)",
  STRIPE_API_BASE: "die Adresse eines anderen Stripe wie http://localhost:4242",
  OPENAI_API_KEY: "ein Schlüssel ohne Leerzeichen",
  OPENAI_BASE_URL: "die Adresse eines Servers wie dem von OpenAI, etwa http://localhost:11434/v1,",
  OPENAI_MODEL: "der Name eines Modells (mit OPENAI_BASE_URL und ohne Schlüssel ist er Pflicht)",
  COACH_DAILY_TOKENS: "die Zahl der Tokens am Tag, ab 1,",
  NATIVE_ANDROID_CERT: "ein SHA-256-Fingerabdruck wie AA:BB:…, mehrere mit Kommas,",
  NATIVE_APPLE_TEAM: "die Kennung eines Apple-Teams aus zehn Buchstaben und Ziffern",
  MAIL_WEBHOOK_TOKEN: "eine Folge von mindestens 16 Zeichen ohne Leerzeichen",
  METRICS_TOKEN: "eine Folge von mindestens 16 Zeichen ohne Leerzeichen",
  TRUST_PROXY: "die Zahl der Proxys davor, von 0 bis 10,",
  LOG_LEVEL: "debug, info, warn oder error",
};

const IN_PASSWORDS = "in Benutzer und Passwort stehen Zeichen wie % # / ? als %25 %23 %2F %3F";

/** Further hints for an error message. */
const HINTS: Partial<typeof EXPECTED> = {
  DATABASE_URL: IN_PASSWORDS,
  SMTP_URL: IN_PASSWORDS,
  SESSION_SECRET: "„openssl rand -hex 32“ macht eine, mehrere stehen mit Kommas, die neueste zuerst",
};
const QUOTED = "Anführungszeichen und Leerzeichen um den Wert gehören nicht dazu";

export type Env = Omit<z.infer<typeof schema>, "APP_URL" | "MAX_IN_PROGRESS"> & {
  APP_URL: string;
  MAX_IN_PROGRESS: number;
};

/** While one request renders or waits for a connection, another one's query runs. */
const REQUESTS_PER_CONNECTION = 2;

type Variables = Record<string, string | undefined>;
type Parsed<Values> = { ok: true; env: Values } | { ok: false; message: string };
export type ParsedEnv = Parsed<Env>;

export function parseEnv(input: Variables): ParsedEnv {
  const parsed = parseWith(schema, input);
  if (!parsed.ok) return parsed;
  const origin = parsed.env.APP_URL ?? `http://localhost:${parsed.env.PORT}`;
  const { DATABASE_POOL, MAX_IN_PROGRESS = REQUESTS_PER_CONNECTION * DATABASE_POOL } = parsed.env;
  return { ok: true, env: { ...parsed.env, APP_URL: new URL(origin).origin, MAX_IN_PROGRESS } };
}

const { STRIPE_SECRET_KEY, STRIPE_API_BASE, CONTENT_DIR } = schema.shape;
const catalogueSchema = z.object({ STRIPE_SECRET_KEY, STRIPE_API_BASE, CONTENT_DIR });

/** Environment of the scripts that create and compare prices at Stripe, before there is a webhook or a database. */
export const parseCatalogueEnv = (input: Variables): Parsed<z.infer<typeof catalogueSchema>> =>
  parseWith(catalogueSchema, input);

/**
 * Parses variables; an empty value counts as unset. A failure names the first unusable variable, its expected value,
 * and REFERENCE.
 */
function parseWith<Values>(wanted: z.ZodType<Values>, input: Variables): Parsed<Values> {
  const present = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = wanted.safeParse(present);
  if (parsed.success) return { ok: true, env: parsed.data };
  const key = keys.find((each) => each === parsed.error.issues[0]?.path[0]) ?? "NODE_ENV";
  return { ok: false, message: mustBe(key, input[key] ?? "") };
}

const keys = schema.keyof().options;

/**
 * Never contains the value, which may be a secret. The start's own scripts word PORT alike (scripts/lib/address.mjs).
 */
function mustBe(name: keyof typeof EXPECTED, value: string): string {
  const isQuoted = /^(["']).*\1$|^\s|\s$/.test(value);
  const hints = [HINTS[name], isQuoted ? QUOTED : undefined].filter(Boolean);
  return `${[`${name} muss ${EXPECTED[name]} sein`, ...hints].join("; ")} (siehe ${REFERENCE}).`;
}

/** Whether no unescaped character of the password cuts the login short or begins an invalid escape. */
function hasWholeLogin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  const isCut = hash !== "" || (username === "" && /@/.test(pathname + search));
  return !isCut && isCoded(username) && isCoded(password);
}
