import { library } from "~/content/library.server";
import { securityText } from "~/domain/messages/security-text";
import { env } from "~/environment/env.server";

/** The contact for reporting a vulnerability (RFC 9116), for programs and people. */
export function loader(): Response {
  const text = securityText({ email: library().site.operator.email, origin: env().APP_URL, now: new Date() });
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
