import { randomBytes } from "node:crypto";
import { createSessionStorage } from "@remix-run/node";
import { endSession, findSession, insertSession, updateSessionData } from "~/db/account/sessions.server";
import { sessionCookie } from "./cookies.server";
import { keyedHash, keyedHashes, madeOfSecrets } from "~/signed/secret.server";

const TOKEN_BYTES = 32;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");
export const hashToken = (token: string): string => keyedHash("session", token);
export const hashesOfToken = (token: string): string[] => keyedHashes("session", token);

/** Remix's session storage on the database: the cookie holds the token, the row its hash and the data. */
export const sessionStorage = madeOfSecrets(() =>
  createSessionStorage({
    cookie: sessionCookie(),
    async createData(data) {
      const token = newToken();
      await insertSession({ tokenHash: hashToken(token), userId: null, data });
      return token;
    },
    async readData(token) {
      const row = await findSession({ tokenHashes: hashesOfToken(token) });
      return row ? row.data : null;
    },
    async updateData(token, data) {
      for (const tokenHash of hashesOfToken(token)) await updateSessionData({ tokenHash, data });
    },
    async deleteData(token) {
      await endSession({ tokenHashes: hashesOfToken(token) });
    },
  }),
);
