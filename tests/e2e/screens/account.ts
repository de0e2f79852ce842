import type { Route } from "./route";

/** Screens of the profile, its settings, and of beginning anew. */
export const ACCOUNT: Route[] = [
  {
    route: "begleiten",
    guard: "everybody",
    screens: [["/begleiten?k=kaputt", "stranger", "Dieser Link führt nirgendwohin"]],
  },
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
    route: "_app.profile_.einstellungen_.rhythmus",
    guard: "member",
    screens: [
      ["/profile/einstellungen/rhythmus", "newcomer", "An welchen Abenden?"],
      ["/profile/einstellungen/rhythmus", "walking", "In deinem Kalender"],
      ["/profile/einstellungen/rhythmus", "finished", "Deine Adresse"],
    ],
  },
  {
    route: "_app.begleitung",
    guard: "member",
    screens: [
      ["/begleitung", "newcomer", "Was zu sehen ist"],
      ["/begleitung", "walking", "Schick diesen Link"],
      ["/begleitung", "finished", "Das steht gerade da"],
      ["/begleitung", "trialEnded", "Zahlen entstehen in deinen Missionen"],
    ],
  },
  {
    route: "_app.rechner.$slug",
    guard: "member",
    screens: [
      ["/rechner/stundensatz", "newcomer", "Alle Zahlen sind Beispiele"],
      ["/rechner/ruecklage", "walking", "Spanne, von"],
      ["/rechner/familienkante", "walking", "Hier arbeitest du für weniger"],
    ],
  },
  {
    route: "_app.pruef-dich",
    guard: "subscriber",
    screens: [
      ["/pruef-dich", "newcomer", "Heute gibt es nichts zu fragen"],
      ["/pruef-dich", "walking", "Eine kurze Frage zu dem, was bald dran ist"],
      ["/pruef-dich?frage=kasse-familie.kante&antwort=1", "walking", "Noch nicht ganz."],
    ],
  },
  {
    route: "_app.startfahrplan",
    guard: "member",
    isKept: true,
    screens: [
      ["/startfahrplan", "newcomer", "Dein Startfahrplan"],
      ["/startfahrplan", "walking", "Betrifft dich laut deinen Angaben nicht"],
    ],
  },
  {
    route: "_app.kundenweg",
    guard: "subscriber",
    isKept: true,
    screens: [
      ["/kundenweg", "newcomer", "Wer fällt dir zuerst ein?"],
      ["/kundenweg", "walking", "Dein Kundenweg"],
    ],
  },
  {
    route: "_app.versuche",
    guard: "subscriber",
    isKept: true,
    screens: [
      ["/versuche", "newcomer", "Pfad wählen"],
      ["/versuche", "walking", "Noch ohne Schwelle"],
    ],
  },
  {
    route: "kundenweg.druck",
    guard: "member",
    screens: [
      ["/kundenweg/druck", "newcomer", "Am Ende der Woche"],
      ["/kundenweg/druck?schrift=gross", "walking", "Am Ende der Woche"],
    ],
  },
  {
    route: "startfahrplan.druck",
    guard: "member",
    screens: [
      ["/startfahrplan/druck", "newcomer", "Noch ohne Starttag"],
      ["/startfahrplan/druck?schrift=gross", "walking", "Betrifft dich laut deinen Angaben nicht"],
    ],
  },
  {
    route: "_app.profile_.einstellungen_.situation",
    guard: "member",
    isKept: true,
    screens: [
      ["/profile/einstellungen/situation", "newcomer", "Lasse ich offen"],
      ["/profile/einstellungen/situation", "walking", "Antworten löschen"],
    ],
  },
  {
    route: "_app.profile_.einstellungen_.loeschen",
    guard: "member",
    screens: [["/profile/einstellungen/loeschen", "walking", "Konto löschen"]],
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
];
