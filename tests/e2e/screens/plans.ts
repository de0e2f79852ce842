import type { Route } from "./route";

/** Screens of prices, orders and contracts, and of the trial's end. */
export const PLANS: Route[] = [
  {
    route: "_app.pricing",
    guard: "member",
    screens: [
      ["/pricing", "walking", "Preise"],
      ["/pricing", "finished", "Subscription verwalten"],
      ["/pricing", "trialEnded", "Preise"],
    ],
  },
  {
    route: "_app.trial-expired",
    guard: "member",
    screens: [
      ["/trial-expired", "walking", "Deine Testphase läuft noch"],
      ["/trial-expired", "finished", "Dein Tarif läuft"],
      ["/trial-expired", "trialEnded", "Deine 4-wöchige Testphase ist beendet"],
    ],
  },
  {
    route: "_app.kasse",
    guard: "member",
    strangersTo: "/auth",
    screens: [["/kasse?plan=pro", "walking", "Deine Bestellung"]],
  },
  { route: "_app.kasse_.danke", guard: "member", screens: [["/kasse/danke", "ordering", "Einen Moment noch"]] },
  { route: "_app.abo", guard: "member", screens: [["/abo", "finished", "Dein Tarif"]] },
  {
    route: "kuendigen",
    guard: "everybody",
    screens: [
      ["/kuendigen", "stranger", "Verträge hier kündigen"],
      ["/kuendigen", "finished", "Verträge hier kündigen"],
    ],
  },
  {
    route: "widerruf",
    guard: "everybody",
    screens: [
      ["/widerruf", "stranger", "Vertrag widerrufen"],
      ["/widerruf?schritt=2", "finished", "Vertrag widerrufen"],
    ],
  },
];
