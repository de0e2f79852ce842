import { MISSION } from "../visit/member.mjs";

/** Screens whose first sight is measured, one a line. `as`: a stranger, a newcomer before the test, or a member on a path. */
export const SCREENS = [
  { path: "/", as: "stranger" },
  { path: "/home", as: "member" },
  { path: "/quiz", as: "newcomer" },
  { path: MISSION, as: "member" },
  { path: "/coach", as: "member" },
];

/** Where a screen is found at a running app, and what is learned of it. */
export const targetsAt = (origin, visitors, screens) =>
  screens.map(({ path, as }) => ({ path, url: `${origin}${path}`, cookie: visitors[as]?.cookie ?? "" }));
