import { provideSecrets } from "~/signed/secret.server";
import { storedSecret } from "~/signed/stored-secret.server";
import { provideModel } from "~/coach/model/vendor.server";
import { provideFindings, provideLibrary } from "~/content/library.server";
import { provideSearch } from "~/content/search/search-content.server";
import { openLibrary } from "~/content/open-library.server";
import { provideDatabase } from "~/db/connection/client.server";
import { openDatabase } from "~/db/connection/open.server";
import type { Env } from "~/environment/env";
import { provideEnv, requireEnv } from "~/environment/env.server";
import { logFrom } from "~/environment/log.server";
import { providePayments } from "~/payments/stripe/client.server";
import { provideMailer } from "~/mail/deliver.server";
import { providePush } from "~/push/fcm.server";
import { outboxMailer } from "~/mail/outbox.server";
import { smtpMailer } from "~/mail/smtp/smtp-mailer.server";

type Close = () => Promise<void> | void;

/**
 * Parts of a process beside its configuration, created in this order. Those that stay open return a function that
 * closes them.
 */
const PARTS = {
  secrets(env: Env): void {
    provideSecrets(env.SESSION_SECRET ?? [storedSecret(env.DATA_DIR)]);
  },
  mailer(env: Env): void {
    provideMailer(env.SMTP_URL ? smtpMailer(env.SMTP_URL, env.MAIL_FROM ?? "") : outboxMailer(env.DATA_DIR));
  },
  payments: providePayments,
  model: provideModel,
  push: providePush,
  async library(env: Env): Promise<Close> {
    const isEdited = env.NODE_ENV === "development";
    const opened = await openLibrary({ contentDir: env.CONTENT_DIR, watch: isEdited });
    const { library, search, findings, stopWatching } = opened;
    provideLibrary(library);
    provideFindings(findings);
    provideSearch(search);
    return stopWatching;
  },
  async database(env: Env): Promise<Close> {
    const { DATABASE_URL: databaseUrl, DATABASE_POOL: pool, DATA_DIR: dataDir } = env;
    const opened = await openDatabase({ databaseUrl, pool, isPooled: env.DATABASE_POOLER === "1", dataDir });
    provideDatabase(opened);
    return opened.close;
  },
};
type Part = keyof typeof PARTS;
const ALL: readonly Part[] = ["secrets", "mailer", "payments", "model", "push", "library", "database"];

/** The only composition root, for servers, scripts, workers and tests. Throws OperatorError if it cannot start. */
export async function compose(
  variables: Record<string, string | undefined>,
  parts: readonly Part[] = ALL,
): Promise<{ close: () => Promise<void> }> {
  const env = requireEnv(variables);
  provideEnv(env);
  logFrom(env.LOG_LEVEL);
  const open: Close[] = [];
  for (const part of parts) {
    const close = await PARTS[part](env);
    if (close) open.push(close);
  }
  return {
    async close() {
      for (const close of open.toReversed()) await close();
    },
  };
}
