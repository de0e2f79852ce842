import { ACCOUNT } from "./screens/account";
import { ENTRANCE } from "./screens/entrance";
import { COACH } from "./screens/coach";
import { MISSIONS } from "./screens/missions";
import { PLANS } from "./screens/plans";
import type { Route } from "./screens/route";
import { STATIC } from "./screens/static";

/**
 * Every screen in every state that its content or the person brings about. The browser tests of the states are made
 * from this list; tests/screens.test.ts fails when it lacks a route.
 */
export const ROUTES: Route[] = [...ENTRANCE, ...COACH, ...MISSIONS, ...ACCOUNT, ...PLANS, ...STATIC];

/** Routes without a screen: they answer scripts, or with a file. */
export const ROUTES_WITHOUT_SCREEN = [
  "_app",
  "api.ai-coach-chat",
  "api.last-active",
  "api.mail-webhook",
  "api.push-token",
  "api.stripe-webhook",
  "api.sync",
  "coach.plan.druck[.]pdf",
  "coach.plan[.]ics",
  "entwicklung.ansicht",
  "entwicklung.bausteine",
  "[.]well-known.apple-app-site-association",
  "[.]well-known.assetlinks[.]json",
  "[.]well-known.security[.]txt",
  "entwicklung.demo",
  "gespraech[.]md",
  "healthz",
  "kalender[.]ics",
  "l.$resourceId",
  "logout",
  "manifest[.]webmanifest",
  "kundenweg.druck[.]pdf",
  "startfahrplan.druck[.]pdf",
  "mappe.druck[.]pdf",
  "mappe[.]md",
  "mission.$missionId.druck[.]pdf",
  "mission.$missionId.vorlage.$file",
  "pfad.druck[.]pdf",
  "profile.export",
  "quiz-results_.druck[.]pdf",
  "robots[.]txt",
  "sitemap[.]xml",
  "vorlagen.$templateId_.druck[.]pdf",
  "rechner.datei.$file",
  "vorlagen.datei.$file",
  "beispiele_.$path.$document_.druck[.]pdf",
  "beispiele_.datei.$file",
];

export const SCREENS = ROUTES.flatMap(({ screens, ...route }) =>
  screens.map(([path, as, sees]) => ({ ...route, path, as, sees, name: `${path} as ${as}` })),
);
export type Screen = (typeof SCREENS)[number];
