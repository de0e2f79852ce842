import type { Route } from "./route";

/** Screens that are the same for everybody, with or without a database. */
export const STATIC: Route[] = [
  {
    route: "$legalPage",
    guard: "everybody",
    isStatic: true,
    screens: [
      ["/datenschutz", "stranger", "Datenschutzerklärung"],
      ["/impressum", "stranger", "Impressum"],
      ["/agb", "stranger", "Allgemeine Geschäftsbedingungen"],
      ["/widerrufsbelehrung", "stranger", "Widerrufsbelehrung"],
      ["/barrierefreiheit", "stranger", "Barrierefreiheit"],
    ],
  },
  {
    route: "hilfe",
    guard: "everybody",
    isStatic: true,
    screens: [["/hilfe", "stranger", "Hilfe"]],
  },
  {
    route: "beispiele",
    guard: "everybody",
    isStatic: true,
    screens: [["/beispiele", "stranger", "Einmal ganz gesehen"]],
  },
  {
    route: "beispiele_.$path.$document",
    guard: "everybody",
    isStatic: true,
    screens: [
      ["/beispiele/it-dienstleister-in/rechnung-umsatzsteuer", "stranger", "Beispiel: Rechnung mit Umsatzsteuer"],
      ["/beispiele/it-dienstleister-in/fragebogen", "walking", "Beispiel: Fragebogen fürs Finanzamt"],
    ],
  },
  {
    route: "beispiele_.$path.$document_.druck",
    guard: "everybody",
    isStatic: true,
    screens: [["/beispiele/it-dienstleister-in/angebot/druck", "stranger", "Beispiel: Angebot"]],
  },
  {
    route: "pfade",
    guard: "everybody",
    isStatic: true,
    screens: [["/pfade", "stranger", "12 Wege in die Selbstständigkeit"]],
  },
  {
    route: "pfade_.$slug",
    guard: "everybody",
    isStatic: true,
    screens: [
      ["/pfade/va-allround", "stranger", "VA Allround"],
      ["/pfade/va-kreative-digitale-projekte", "walking", "VA (kreative & digitale Projekte)"],
    ],
  },
  {
    route: "pfade_.$slug_.mission-probe",
    guard: "everybody",
    isStatic: true,
    screens: [["/pfade/va-allround/mission-probe", "stranger", "Deine Stärken und Ziele klären"]],
  },
  {
    route: "typen",
    guard: "everybody",
    isStatic: true,
    screens: [["/typen", "stranger", "8 Typen, 8 Arten zu arbeiten"]],
  },
  {
    route: "typen_.$slug",
    guard: "everybody",
    isStatic: true,
    screens: [["/typen/netzwerker-in", "stranger", "Netzwerker:in"]],
  },
  {
    route: "konto-geloescht",
    guard: "everybody",
    isStatic: true,
    screens: [["/konto-geloescht", "stranger", "Dein Konto ist gelöscht"]],
  },
  {
    route: "abbestellen",
    guard: "everybody",
    isStatic: true,
    screens: [["/abbestellen?k=kaputt", "stranger", "Dieser Link passt nicht"]],
  },
  {
    route: "offline",
    guard: "everybody",
    isStatic: true,
    screens: [["/offline", "stranger", "Du bist gerade offline"]],
  },
  {
    route: "$",
    guard: "everybody",
    isStatic: true,
    screens: [["/gibt/es/nicht", "walking", "Oops! Page not found"]],
  },
];
