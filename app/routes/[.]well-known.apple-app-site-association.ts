import { NATIVE_APP_ID } from "~/domain/account/native-app";
import { env } from "~/environment/env.server";
import { refusal } from "~/http/refusal.server";

/** Lets iPhones open links of this host in the app of this team; what others fetch stays in the browser. */
export function loader(): Response {
  const { NATIVE_APPLE_TEAM: team } = env();
  if (!team) throw refusal(404);
  const components = [{ "/": "/api/*", exclude: true }, { "/": "/kalender.ics", exclude: true }, { "/": "/*" }];
  const details = [{ appIDs: [`${team}.${NATIVE_APP_ID}`], components }];
  return Response.json({ applinks: { details } }, { headers: { "Cache-Control": "public, max-age=3600" } });
}
