import * as z from "zod";
import { oneAddress } from "./domain/email/schema";

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
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
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
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
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
    // Servers of one's own name their models as they like.
    if (env.OPENAI_BASE_URL && !env.OPENAI_API_KEY && !env.OPENAI_MODEL) {
      context.addIssue({ code: "custom", path: ["OPENAI_MODEL"] });
    }
    if (env.SMTP_URL && !env.MAIL_FROM) context.addIssue({ code: "custom", path: ["MAIL_FROM"] });
  });

/** What each variable should be, in the words of a refusal. */
export const EXPECTED: Record<keyof z.infer<typeof schema>, string> = {
  NODE_ENV: "development, production or test",
  PORT: "a port from 1 to 65535",
  HOST: "a host name or address to listen on",
  APP_URL: "the public origin, like https://example.org",
  DATA_DIR: "a folder",
  DATABASE_URL: "a PostgreSQL address, like postgres://user:password@host:5432/name",
  DATABASE_POOL: "the number of connections to PostgreSQL, from 1 to 1000",
  DATABASE_POOLER: "1 where a pooler lends connections for a transaction, else 0",
  FCM_SERVICE_ACCOUNT: "the JSON of a Google service account, or the path of its file",
  FCM_API_BASE: "the address of another Firebase endpoint, like http://localhost:4243",
  JOBS: "0 where a process of its own does what is not asked for by a request (npm run worker), else 1",
  MAX_IN_PROGRESS: "the number of requests worked on at once, from 1 to 10000",
  SESSION_SECRET: "at least 32 random bytes as hex (required with DATABASE_URL; a comma-separated list rotates)",
  SMTP_URL: "a mail server, like smtps://user:password@host:465",
  MAIL_FROM: "the sender's mail address (required with SMTP_URL)",
  ADMIN_EMAIL: "a mail address",
  CONTENT_DIR: "a folder",
  DEMO_CHECKOUT: "1 to let people choose plans without paying, else 0",
  STRIPE_SECRET_KEY: "a secret or restricted key of Stripe, like sk_test_…",
  STRIPE_WEBHOOK_SECRET: "the signing secret of the webhook, whsec_… (required with STRIPE_SECRET_KEY)",
  STRIPE_API_BASE: "the address of another Stripe endpoint, like http://localhost:4242",
  OPENAI_API_KEY: "a key without spaces",
  OPENAI_BASE_URL: "the address of a compatible server, like http://localhost:11434/v1",
  OPENAI_MODEL: "the name of a model (required with OPENAI_BASE_URL where there is no key)",
  COACH_DAILY_TOKENS: "the number of tokens a day, from 1",
  NATIVE_ANDROID_CERT: "SHA-256 fingerprints like AA:BB:…, with commas between them",
  NATIVE_APPLE_TEAM: "the ten letters and digits of an Apple developer team",
  MAIL_WEBHOOK_TOKEN: "16 or more letters, digits or signs without spaces",
  METRICS_TOKEN: "16 or more letters, digits or signs without spaces",
  TRUST_PROXY: "the number of proxies in front, from 0 to 10",
  LOG_LEVEL: "debug, info, warn or error",
};

export type Env = Omit<z.infer<typeof schema>, "APP_URL" | "MAX_IN_PROGRESS"> & {
  APP_URL: string;
  MAX_IN_PROGRESS: number;
};

/** While one page renders or waits for its turn at a connection, another one's query runs. */
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

/** What is needed to make and compare prices at Stripe, which is done before there is a webhook or a database. */
export const parseCatalogueEnv = (input: Variables): Parsed<z.infer<typeof catalogueSchema>> =>
  parseWith(catalogueSchema, input);

/** An empty value counts as unset. A failure names the first unusable variable, what it should be, and REFERENCE. */
function parseWith<Values>(wanted: z.ZodType<Values>, input: Variables): Parsed<Values> {
  const present = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = wanted.safeParse(present);
  if (parsed.success) return { ok: true, env: parsed.data };
  const [name, expected] = Object.entries(EXPECTED).find(([key]) => key === parsed.error.issues[0]?.path[0]) ?? [];
  return { ok: false, message: `${name} should be ${expected}; it is described in ${REFERENCE}.` };
}
