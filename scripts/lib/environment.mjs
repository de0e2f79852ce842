import { existsSync } from "node:fs";
import { inProject } from "./project.mjs";

/**
 * Adds the variables of .env to the environment; those that are set already win. The development server does the same.
 */
export function loadDotEnv(file = inProject(".env")) {
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile?.(file);
  } catch (error) {
    // Docker makes a folder of what it is to mount and does not find.
    process.stderr.write(
      `${file} lässt sich nicht lesen (${error.code}): Mach daraus eine Datei, die diesem Benutzer gehört, oder nimm es weg.\n`,
    );
    process.exit(1);
  }
}

/**
 * Variables that configure the app (docs/operating.md). Tests choose their own and never meet a real database or
 * mailer.
 */
const APP_VARIABLE =
  /^(PORT|HOST|APP_URL|DATA_DIR|DATABASE_URL|SESSION_SECRET|SMTP_URL|MAIL_FROM|ADMIN_EMAIL|CONTENT_DIR|TRUST_PROXY|LOG_LEVEL|DEMO_CHECKOUT|DATABASE_POOL|DATABASE_POOLER|MAX_IN_PROGRESS|JOBS|COACH_DAILY_TOKENS|METRICS_TOKEN|MAIL_WEBHOOK_TOKEN|(STRIPE|OPENAI|FCM|NATIVE)_\w+)$/;

/** Environment for tools and tests: without the app's configuration and without NODE_ENV, which vitest sets itself. */
export function testEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name !== "NODE_ENV" && !APP_VARIABLE.test(name)));
}
