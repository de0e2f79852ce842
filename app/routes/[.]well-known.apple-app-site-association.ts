import { NATIVE_APP_ID } from "~/domain/account/native-app";
import { env } from "~/environment/env.server";
import { refusal } from "~/http/refusal.server";

/** Lets iPhones open links of this host in this team's app; addresses that other programs fetch stay in the browser. */
export function loader(): Response {
  const { NATIVE_APPLE_TEAM: team } = env();
  if (!team) throw refusal(404);
  const components = [{ "/": "/api/*", exclude: true }, { "/": "/kalender.ics", exclude: true }, { "/": "/*" }];
  const details = [{ appIDs: [`${team}.${NATIVE_APP_ID}`], components }];
  return Response.json({ applinks: { details } }, { headers: { "Cache-Control": "public, max-age=3600" } });
}
