import type { Route } from "./route";

/** Screens from the first visit to the chosen path. */
export const ENTRANCE: Route[] = [
  {
    route: "_index",
    guard: "everybody",
    screens: [["/", "stranger", "Dein Weg zur beruflichen Selbstständigkeit"]],
  },
  {
    route: "einladung.$code",
    guard: "everybody",
    screens: [
      ["/einladung/unbekannt", "stranger", "Du bist eingeladen"],
      ["/einladung/CODE", "registering", "Anna lädt dich ein"],
    ],
  },
  {
    route: "onboarding",
    guard: "visitor",
    screens: [
      ["/onboarding", "registering", /^Willkommen bei/],
      ["/onboarding?schritt=2", "registering", "Wie dürfen wir dich nennen?"],
    ],
  },
  {
    route: "email-verification",
    guard: "visitor",
    screens: [["/email-verification", "registering", "Schau in dein Postfach"]],
  },
  {
    route: "auth",
    guard: "visitor",
    screens: [
      ["/auth", "stranger", "Schön, dass du da bist"],
      ["/auth", "loggedOut", "Willkommen zurück"],
      ["/auth?code", "loggingIn", "Code eingeben"],
    ],
  },
  {
    route: "quiz",
    guard: "member",
    screens: [
      ["/quiz", "newcomer", /^Frage 1/],
      ["/quiz", "walking", "Test abgeschlossen"],
    ],
  },
  {
    route: "quiz-results",
    guard: "member",
    screens: [
      ["/quiz-results?type=Denker:in", "walking", "Denker:in"],
      ["/quiz-results?type=Macher:in", "newcomer", "Macher:in"],
      ["/quiz-results?type=Quatsch", "walking", "Ungültiger Persönlichkeitstyp"],
    ],
  },
  {
    route: "quiz-results_.druck",
    guard: "member",
    screens: [["/quiz-results/druck", "walking", "Das passt zu dir"]],
  },
  {
    route: "career-path-selection",
    guard: "member",
    screens: [
      ["/career-path-selection", "choosing", "Welcher Weg reizt dich?"],
      ["/career-path-selection?vorschau=va-allround", "choosing", "Deine 10 Missionen"],
      ["/career-path-selection?vorschau=va-allround", "walking", "Wenn du wechselst, geht verloren:"],
    ],
  },
];
