import { BOT_TEXTS } from "../../../app/domain/coach/bot-texts";
import type { Route } from "./route";

/** Screens of the coach, on a server without a model's key: the answers come from the material. */
export const COACH: Route[] = [
  {
    route: "_app.coach",
    guard: "subscriber",
    screens: [
      ["/coach", "walking", "Hallo Anna, ich bin Inno."],
      ["/coach?mission=content-creator-in-1&aufgabe=cc1-1", "walking", "Frag, so oft du willst"],
      ["/coach", "asking", "Wie finde ich mein Thema?"],
      ["/coach", "waiting", "Inno denkt nach …"],
      ["/coach", "atLimit", BOT_TEXTS.dailyLimit],
      ["/coach?neu=1", "finished", "Dein Plan für 90 Tage"],
    ],
  },
  {
    route: "_app.coach_.gespraeche",
    guard: "member",
    screens: [
      ["/coach/gespraeche", "newcomer", "Noch habt ihr nicht miteinander gesprochen."],
      ["/coach/gespraeche", "asking", "Wie finde ich mein Thema?"],
      ["/coach/gespraeche?suche=nirgends", "asking", "Nichts gefunden zu „nirgends“."],
    ],
  },
  {
    // A learner's own plan is tested in action-plan.spec.ts.
    route: "_app.coach_.plan",
    guard: "member",
    screens: [
      ["/coach/plan", "newcomer", "Dein Plan für 90 Tage"],
      ["/coach/plan", "walking", "So sähe er bei dir aus"],
      ["/coach/plan", "finished", "Dein Plan für 90 Tage"],
      ["/coach/plan", "trialEnded", "So sähe er bei dir aus"],
    ],
  },
  {
    // The print page without a plan.
    route: "coach.plan.druck",
    guard: "member",
    screens: [["/coach/plan/druck", "walking", "Noch kein Plan zum Drucken"]],
  },
];
