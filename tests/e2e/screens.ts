/**
 * Every screen in every state that its content or its visitor brings about. The browser tests of the states are made
 * from this list; tests/screens.test.ts fails when a route is missing in it.
 */

/** People as tests/e2e/people.ts leads them to where they stand. */
export const PEOPLE = [
  /** Has never been here. */
  "stranger",
  /** Has registered; the code is on its way. */
  "registering",
  /** Has an account, and is logged out on this browser. */
  "loggedOut",
  /** The same, and a code for the login is on its way. */
  "loggingIn",
  /** Has confirmed the address. */
  "newcomer",
  /** Has repeated the test, which can be undone, and not chosen a path. */
  "choosing",
  /** Is on the first mission, and has written something. */
  "walking",
  /** Has finished the path, and pays. */
  "finished",
  /** Is on the first mission; the four weeks are over. */
  "trialEnded",
] as const;
export type Person = (typeof PEOPLE)[number];

/** Who a route lets in: everybody, people without a session, with an account, with basic access. */
type Guard = "everybody" | "visitor" | "member" | "subscriber";

interface Route {
  /** Its folder or file under app/routes, without the ending. */
  route: string;
  guard: Guard;
  /** Asks no database and runs no script: it has neither a loading nor an error state of its own. */
  isStatic?: true;
  /** A copy of it is kept for the time without a connection. */
  isKept?: true;
  /** Where strangers are led, if not to the welcome. */
  strangersTo?: "/auth";
  /** Address, who goes there, and the heading or text by which they know where they are. */
  screens: [path: string, as: Person, sees: string | RegExp][];
}

const MISSION = "/mission/content-creator-in-1";

export const ROUTES: Route[] = [
  {
    route: "_index",
    guard: "everybody",
    screens: [["/", "stranger", "Dein Weg zur beruflichen Selbstständigkeit"]],
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
    route: "career-path-selection",
    guard: "member",
    screens: [["/career-path-selection", "choosing", "Welcher Weg reizt dich?"]],
  },
  {
    route: "_app.home",
    guard: "member",
    isKept: true,
    screens: [
      ["/home", "newcomer", "Wähle erst einen Berufspfad, um Missionen zu sehen."],
      ["/home", "choosing", "Berufspfad wählen"],
      ["/home", "walking", "Content Creator:in"],
      ["/home", "finished", "Content Creator:in"],
      ["/home", "trialEnded", "Deine kostenlose Testphase ist beendet"],
    ],
  },
  {
    route: "_app.mission.$missionId",
    guard: "subscriber",
    isKept: true,
    screens: [
      [MISSION, "walking", "Mission 1/10"],
      ["/mission/content-creator-in-10", "finished", "Mission 10/10"],
      ["/mission/2", "walking", "Startmission 2/3"],
    ],
  },
  {
    route: "_app.quests",
    guard: "subscriber",
    isKept: true,
    screens: [
      ["/quests", "newcomer", "Persönlichkeitstest abschließen"],
      ["/quests", "choosing", "Berufspfad wählen"],
      ["/quests", "walking", "Mission 1/10"],
      ["/quests", "finished", "Alle Missionen abgeschlossen!"],
    ],
  },
  {
    route: "_app.level",
    guard: "subscriber",
    screens: [
      ["/level", "newcomer", "Noch keine XP."],
      ["/level", "finished", "Dein Level"],
    ],
  },
  { route: "_app.coach", guard: "subscriber", screens: [["/coach", "walking", "AI Coach"]] },
  {
    route: "_app.profile",
    guard: "subscriber",
    screens: [
      ["/profile", "newcomer", "Quiz starten"],
      ["/profile", "finished", "Quiz wiederholen"],
    ],
  },
  {
    route: "_app.profile_.einstellungen",
    guard: "member",
    screens: [
      ["/profile/einstellungen", "walking", "Einstellungen"],
      ["/profile/einstellungen", "trialEnded", "Einstellungen"],
    ],
  },
  {
    route: "_app.profile_.einstellungen_.e-mail",
    guard: "member",
    screens: [["/profile/einstellungen/e-mail", "walking", "E-Mail-Adresse ändern"]],
  },
  {
    route: "_app.profile_.einstellungen_.loeschen",
    guard: "member",
    screens: [["/profile/einstellungen/loeschen", "walking", "Konto löschen"]],
  },
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
  { route: "_app.abo", guard: "member", screens: [["/abo", "finished", "Deine Subscription"]] },
  {
    route: "_app.mappe",
    guard: "member",
    isKept: true,
    screens: [
      ["/mappe", "newcomer", "Noch ist deine Mappe leer."],
      ["/mappe", "walking", "Stoffe und Flicken"],
      ["/mappe?suche=flicken", "walking", "1 Fund zu „flicken“."],
      ["/mappe?suche=nirgends", "walking", "Nichts gefunden zu „nirgends“."],
      ["/mappe", "trialEnded", "Noch ist deine Mappe leer."],
    ],
  },
  {
    route: "_app.neustart.$kind",
    guard: "subscriber",
    screens: [
      ["/neustart/quiz", "walking", "Quiz wiederholen?"],
      ["/neustart/pfad", "walking", "Berufspfad wechseln?"],
      ["/neustart/pfad", "newcomer", "Pfad wählen"],
    ],
  },
  {
    route: "_app.rueckgaengig",
    guard: "member",
    screens: [
      ["/rueckgaengig", "choosing", "Rückgängig machen?"],
      ["/rueckgaengig", "walking", "Hier ist nichts rückgängig zu machen"],
    ],
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
    route: "$legalPage",
    guard: "everybody",
    isStatic: true,
    screens: [
      ["/datenschutz", "stranger", "Datenschutzerklärung"],
      ["/impressum", "stranger", "Impressum"],
      ["/widerruf", "stranger", "Vertrag widerrufen"],
      ["/kuendigen", "stranger", "Verträge hier kündigen"],
    ],
  },
  {
    route: "vorlagen.$templateId",
    guard: "everybody",
    isStatic: true,
    screens: [["/vorlagen/angebot", "walking", "Angebot auf einer Seite"]],
  },
  {
    route: "konto-geloescht",
    guard: "everybody",
    isStatic: true,
    screens: [["/konto-geloescht", "stranger", "Dein Konto ist gelöscht"]],
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

/** Routes that nobody looks at: they answer scripts, or with a file. */
export const ROUTES_WITHOUT_SCREEN = [
  "_app",
  "api.last-active",
  "api.sync",
  "entwicklung.demo",
  "healthz",
  "logout",
  "manifest[.]webmanifest",
  "mappe[.]md",
  "profile.export",
];

export const SCREENS = ROUTES.flatMap(({ screens, ...route }) =>
  screens.map(([path, as, sees]) => ({ ...route, path, as, sees, name: `${path} as ${as}` })),
);
export type Screen = (typeof SCREENS)[number];
