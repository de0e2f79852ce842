import { sign } from "node:crypto";
import * as z from "zod";
import { HOUR_SECONDS, MINUTE_MS, SECOND_MS } from "~/domain/time/durations";
import { fetchJson } from "./fetch-json.server";
import type { ServiceAccount } from "./service-account";

const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
/** Renewal margin, so that no token expires while a message is sent. */
const EARLY_MS = 5 * MINUTE_MS;

const answerSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signed JWT that Google exchanges for an access token (RFC 7523). */
function assertion({ client_email, private_key, token_uri }: ServiceAccount, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / SECOND_MS);
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat: issuedAt, exp: issuedAt + HOUR_SECONDS };
  const signed = `${base64url({ alg: "RS256", typ: "JWT" })}.${base64url(claims)}`;
  return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), private_key).toString("base64url")}`;
}

interface Granted {
  token: string;
  until: number;
}

/** Access tokens, cached until shortly before they expire; concurrent callers share one request. */
export function accessTokens(account: ServiceAccount): {
  get: () => Promise<string>;
  forget: (token: string) => Promise<void>;
} {
  let asked: Promise<Granted> | null = null;

  function ask(): Promise<Granted> {
    const asking = fetchToken(account);
    asked = asking;
    asking.catch(() => {
      if (asked === asking) asked = null;
    });
    return asking;
  }

  return {
    async get() {
      const granted = await (asked ?? ask());
      return Date.now() < granted.until ? granted.token : (await ask()).token;
    },
    async forget(token) {
      const known = asked;
      const granted = await known?.catch(() => null);
      if (granted?.token === token && asked === known) asked = null;
    },
  };
}

async function fetchToken(account: ServiceAccount): Promise<Granted> {
  const now = new Date();
  const body = new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
    assertion: assertion(account, now),
  });
  const { status, json } = await fetchJson(account.token_uri, { method: "POST", body });
  const answer = answerSchema.safeParse(json);
  if (status !== 200 || !answer.success) throw new Error(`Google gave no token: ${status}`);
  const { access_token: token, expires_in: seconds } = answer.data;
  return { token, until: now.getTime() + seconds * SECOND_MS - EARLY_MS };
}
