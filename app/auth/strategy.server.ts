import type { Authenticator } from "remix-auth";
import { getPersonByEmail } from "~/db/account/people.server";
import { CODE_MINUTES } from "~/db/account/login-codes.server";
import { deriveKey, madeOfSecrets } from "~/signed/secret.server";
import { sessionStorage } from "./session-storage.server";

/** One call of the strategy, passed in its context. The database judges codes, not the strategy (codes.server.ts). */
export class StrategyCall {
  strategyCode = "";
  userId = "";
  constructor(
    readonly formData: FormData,
    /** The address of the consumed row; no other is ever logged in. */
    readonly consumedEmail: string | null = null,
  ) {}
}

const callOf = (context: Record<string, unknown> | undefined): StrategyCall | null =>
  context?.call instanceof StrategyCall ? context.call : null;

type Login = { userId: string };

/**
 * The strategy, loaded with the first code: the start of the server needs none of it, and it brings 80 files of
 * cryptography.
 */
const authenticator = madeOfSecrets(async (): Promise<Authenticator<Login>> => {
  const [{ Authenticator }, { TOTPStrategy }] = await Promise.all([import("remix-auth"), import("remix-auth-totp")]);
  const strategy = new TOTPStrategy<Login>(
    {
      secret: deriveKey("strategy"),
      totpGeneration: { charSet: "0123456789", digits: 6, period: CODE_MINUTES * 60 },
      async sendTOTP({ code, context }) {
        const call = callOf(context);
        if (call) call.strategyCode = code;
      },
    },
    async ({ context }) => {
      const call = callOf(context);
      const person = call?.consumedEmail ? await getPersonByEmail({ email: call.consumedEmail }) : null;
      if (!call || !person) throw new Error("nobody to log in");
      call.userId = person.userId;
      return { userId: person.userId };
    },
  );
  return new Authenticator<Login>(sessionStorage(), { sessionKey: "auth:user" }).use(strategy);
});

/**
 * Runs the strategy on the visitor's row that `cookie` names, else on a new one. Returns its Set-Cookie, or null when
 * refused.
 */
export async function runStrategy(url: string, cookie: string | null, call: StrategyCall): Promise<string | null> {
  const visit = new Request(url, { method: "POST", headers: cookie ? { Cookie: cookie } : {} });
  try {
    await (
      await authenticator()
    ).authenticate("TOTP", visit, {
      successRedirect: "/done",
      failureRedirect: "/refused",
      context: { call, formData: call.formData },
    });
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get("Location") === "/done" ? thrown.headers.get("Set-Cookie") : null;
  }
}
